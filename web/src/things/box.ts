/**
 * Where something lies in the page. Safari tells it, of what lies on a zoomed sheet, in the sheet's
 * own pixels, where other browsers tell it in those of the page.
 */

let inSheets: boolean | null = null

export function boxOf(it: Element): DOMRect {
  const at = it.getBoundingClientRect()
  const by = (inSheets ??= tellsInSheets()) ? zoomOf(it) : 1
  return by === 1 ? at : new DOMRect(at.x * by, at.y * by, at.width * by, at.height * by)
}

/** Tried once, on something nobody sees. */
function tellsInSheets(): boolean {
  const sheet = document.createElement('div')
  sheet.style.cssText = 'position:absolute;visibility:hidden;zoom:2;width:10px;height:10px'
  document.body.append(sheet)
  const { width } = sheet.getBoundingClientRect()
  sheet.remove()
  return width === 10
}

function zoomOf(it: Element): number {
  let zoom = 1
  for (let up: Element | null = it; up; up = up.parentElement)
    zoom *= Number(getComputedStyle(up).zoom) || 1
  return zoom
}
