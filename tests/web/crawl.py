"""What a pair of eyes and a finger would complain about on a page, found by measuring.

`CRAWL` looks at one page as it stands and returns sentences. It knows four kinds of trouble:
what can be touched but not reached, text that is cut, numbers with something over them or words
over each other, and text too small to read.
"""

from __future__ import annotations

from playwright.sync_api import Page

CRAWL = """() => {
  const SMALLEST = 12
  const found = []
  const round = at => `${Math.round(at.left)},${Math.round(at.top)} ` +
    `${Math.round(at.width)}x${Math.round(at.height)}`
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const inside = (at, room, slack) => at.left >= room.left - slack && at.top >= room.top - slack
    && at.right <= room.right + slack && at.bottom <= room.bottom + slack
  const meets = (at, room) => at.right > room.left && at.left < room.right
    && at.bottom > room.top && at.top < room.bottom
  const seen = it => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  // Under a page that lies over everything nothing has to be read or touched.
  const front = document.querySelector('dialog:modal') ?? document.body
  const called = it => {
    const own = it.closest('[class]')
    return own ? `${own.tagName.toLowerCase()}.${own.getAttribute('class').split(' ')[0]}` : ''
  }
  // Everything takes part, also what lets a finger through.
  const all = new CSSStyleSheet()
  all.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }')
  document.adoptedStyleSheets.push(all)
  const scrolled = [...document.querySelectorAll('*')]
    .filter(it => it.scrollLeft || it.scrollTop).map(it => [it, it.scrollLeft, it.scrollTop])
  const back = () => {
    for (const it of document.querySelectorAll('*')) if (it.scrollLeft || it.scrollTop) {
      it.scrollLeft = 0
      it.scrollTop = 0
    }
    for (const [it, left, top] of scrolled) { it.scrollLeft = left; it.scrollTop = top }
  }

  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.push(`the page is ${document.documentElement.scrollWidth - innerWidth} px too wide`)

  // -- what can be touched -------------------------------------------------------------------
  /** The part of an element that no scrolling room around it hides. */
  const inSight = it => {
    const at = it.getBoundingClientRect()
    let { left, top, right, bottom } = at
    const cut = room => {
      left = Math.max(left, room.left)
      top = Math.max(top, room.top)
      right = Math.min(right, room.right)
      bottom = Math.min(bottom, room.bottom)
    }
    for (let up = it.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== 'visible') cut(up.getBoundingClientRect())
    cut(whole)
    const area = Math.max(0, right - left) * Math.max(0, bottom - top)
    return area / (at.width * at.height || 1)
  }
  const touched = it => {
    const at = it.getBoundingClientRect()
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5], [0.5, 0.75]]) {
      const hit = document.elementFromPoint(at.x + at.width * x, at.y + at.height * y)
      if (hit && it.contains(hit)) return true
    }
    return false
  }
  const options = [...front.querySelectorAll('[data-option]')].filter(seen)
  const told = it => it.getAttribute('aria-label') ?? it.innerText
  // An option counts as in sight when any of the things that stand for it is.
  const sighted = new Set(options.filter(it => inSight(it) > 0.5 && touched(it))
    .map(it => it.dataset.option))
  const hidden = options.filter(it => !sighted.has(it.dataset.option))
  // Whatever lies outside must be announced by a mark at the edge of the room it lies in.
  for (const it of hidden)
    if (!it.closest('[data-more]'))
      found.push(`out of sight without a mark: ${told(it)} at ${round(it.getBoundingClientRect())}`)
  if (options.length && !sighted.size) found.push('nothing that can be touched is in sight')
  for (const it of options) {
    it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const at = it.getBoundingClientRect()
    if (!touched(it)) found.push(`out of reach: ${told(it)} at ${round(at)}`)
    if (Math.min(at.width, at.height) < 20) found.push(`too small to hit: ${told(it)} ${round(at)}`)
  }
  back()

  // -- texts -----------------------------------------------------------------------------------
  const texts = []
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    const text = node.textContent.replace(/\\s+/g, ' ').trim()
    if (!text || !seen(around)) continue
    if (around.closest('script, style, .unseen, [inert], .tip')) continue
    let gone = false
    for (let up = around; up && !gone; up = up.parentElement)
      gone = getComputedStyle(up).clipPath !== 'none' && up.getBoundingClientRect().width < 4
    if (gone) continue
    range.selectNodeContents(node)
    const at = range.getBoundingClientRect()
    if (at.width < 1 || at.height < 1) continue
    texts.push({ node, around, text, at })
  }
  for (const { around, text, at } of texts) {
    const style = getComputedStyle(around)
    let size = parseFloat(style.fontSize)
    if (around instanceof SVGElement) {
      const shape = around.getScreenCTM?.()
      size *= shape ? Math.hypot(shape.a, shape.b) : 1
    } else size *= around.currentCSSZoom ?? 1
    if (size < SMALLEST - 0.05)
      found.push(`small, ${size.toFixed(1)} px: ${text} (${called(around)})`)
    // Cut off by a room that does not scroll that way?
    for (let up = around; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up)
      const room = up.getBoundingClientRect()
      const wide = overflowX === 'hidden' || overflowX === 'clip'
      const high = overflowY === 'hidden' || overflowY === 'clip'
      const cutX = wide && (at.left < room.left - 1.5 || at.right > room.right + 1.5)
      // Lines are higher than their letters.
      const slack = at.height * 0.2
      const cutY = high && (at.top + slack < room.top || at.bottom - slack > room.bottom)
      if ((cutX || cutY) && meets(at, room))
        found.push(`cut: ${text} (${called(around)} in ${called(up)}) ${round(at)}`)
      if (cutX || cutY || overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto'
        || overflowY === 'scroll' || position === 'fixed') break
    }
  }

  // -- numbers ---------------------------------------------------------------------------------
  const paints = it => {
    const style = getComputedStyle(it)
    return it instanceof SVGElement || style.backgroundImage !== 'none'
      || !/^(transparent|rgba\\(.*, 0\\))$/.test(style.backgroundColor)
  }
  const number = /^[+−-]?\\d+([.,/–·:] ?\\d+)*\\+?$/
  // Lines of text are higher than their letters.
  const overlap = (one, other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return wide > 2 && high > Math.min(one.height, other.height) * 0.45
  }
  /** Whether nothing opaque lies over it at a point. */
  const bare = (around, x, y) => {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit.contains(around) || around.contains(hit)) return true
      if (paints(hit)) return false
    }
    return true
  }
  /** Whether both can be seen where they cross. */
  const bothBare = (around, at, other, there) => {
    const x = (Math.max(at.left, there.left) + Math.min(at.right, there.right)) / 2
    const y = (Math.max(at.top, there.top) + Math.min(at.bottom, there.bottom)) / 2
    return bare(around, x, y) && bare(other, x, y)
  }
  // Where all texts lie now; measured again only when something was scrolled.
  let places = null
  const placed = () => {
    places ??= texts.map(({ node }) => {
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    })
    return places
  }
  // Words over words, where both are in sight as the page stands.
  const lying = texts.map(({ node, around, text }) => {
    range.selectNodeContents(node)
    return { around, text, at: range.getBoundingClientRect() }
  }).filter(({ around, text, at }) => text.length < 40 && /\\p{L}{3}/u.test(text)
    && inside(at, whole, 0) && inSight(around) > 0.9)
  // Parts of one sentence that runs over several lines lie in each other's boxes.
  const block = it => it.closest('p, li, dd, td, h1, h2, h3')
  for (const [nth, one] of lying.entries())
    for (const other of lying.slice(nth + 1)) {
      if (!overlap(one.at, other.at)) continue
      if (block(one.around) && block(one.around) === block(other.around)) continue
      if (bothBare(one.around, one.at, other.around, other.at))
        found.push(`over each other: ${one.text} and ${other.text} at ${round(one.at)}`)
    }
  for (const [nth, { around, text }] of texts.entries()) {
    if (!number.test(text)) continue
    if (inSight(around) < 0.9) {
      around.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      places = null
    }
    const at = placed()[nth]
    const x = at.left + at.width / 2
    const y = at.top + at.height / 2
    if (!inside({ left: x, top: y, right: x, bottom: y }, whole, 0)) continue
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit.contains(around) || around.contains(hit)) break
      if (!paints(hit)) continue
      // Marks and zoom lie over a board that can be moved from under them; cards one is asked about
      // lie on the field until one has chosen, as a dialog would.
      if (!hit.closest('.mark, .zoom, .fold, .laid'))
        found.push(`covered: ${text} (${called(around)}) by ${called(hit)} at ${round(at)}`)
      break
    }
    for (const [mth, other] of texts.entries()) {
      if (mth === nth || other.text.length > 40) continue
      const there = placed()[mth]
      if (!overlap(at, there)) continue
      if (bothBare(around, at, other.around, there))
        found.push(`over each other: ${text} and ${other.text} at ${round(at)}`)
    }
  }
  back()

  // -- the prompt ------------------------------------------------------------------------------
  const prompt = document.querySelector('.prompt')
  if (prompt && innerWidth <= 600) {
    const share = prompt.getBoundingClientRect().height / innerHeight
    if (share > 0.2) found.push(`the prompt takes ${Math.round(share * 100)} % of the screen`)
  }
  document.adoptedStyleSheets.pop()
  return [...new Set(found)]
}"""


def complaints(page: Page) -> list[str]:
    """What is wrong with the page as it stands."""
    found = page.evaluate(CRAWL)
    assert isinstance(found, list)
    return [str(it) for it in found]
