/** `{@attach scrolls}`: what is larger than its room scrolls, so the keyboard must reach it. */
export function scrolls(element: HTMLElement): () => void {
  const measure = (): void => {
    const wide = element.scrollWidth > element.clientWidth
    const high = element.scrollHeight > element.clientHeight
    if (wide || high) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(measure)
  const watch = (): void => {
    for (const child of element.children) sizes.observe(child)
    measure()
  }
  const contents = new MutationObserver(watch)
  sizes.observe(element)
  contents.observe(element, { childList: true })
  watch()
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
