/** What runs in the page whose price grid is measured. Each function stands alone, because it is sent there as text. */

/** Scrolls to a row as the bar at the side does, and answers how long it took until that row was painted. */
export function rowPaintedIn(row: number): Promise<number> {
  const grid = document.querySelector('[role="grid"]') as HTMLElement
  const began = performance.now()
  return new Promise((done) => {
    const see = () => {
      if (!grid.querySelector(`[role="row"][aria-rowindex="${row + 2}"]`)) return
      watching.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
    }
    const watching = new MutationObserver(see)
    watching.observe(grid, { childList: true, subtree: true, attributes: true })
    grid.scrollTop = row * 36
    see()
  })
}

/** Scrolls on by so many pixels in each frame, and answers how long each frame took. */
export async function framesOf({ frames, pixels }: { frames: number; pixels: number }): Promise<number[]> {
  const grid = document.querySelector('[role="grid"]') as HTMLElement
  grid.scrollTop = 0
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  const times: number[] = []
  let before = await frame()
  for (let at = 0; at < frames; at += 1) {
    grid.scrollTop += pixels
    const now = await frame()
    times.push(now - before)
    before = now
  }
  return times
}

/** Pastes a text into the grid, and answers how long it took until it was painted. */
export function pastedIn(text: string): Promise<number> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const began = performance.now()
  document
    .querySelector('[role="grid"]')
    ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
  })
}
