/** Where nothing is painted, as in a window behind others, it is done so many milliseconds later. */
const unpainted = 100

/**
 * Does work that nobody looks at once the page has shown what it owes: often asked, it is done once. `now` does at once what waits, as
 * when the page goes.
 */
export function afterPaint(work: () => void): { ask(): void; now(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const now = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    timer = undefined
    work()
  }
  return {
    ask: () => {
      if (timer !== undefined) return
      timer = setTimeout(now, unpainted)
      frame = requestAnimationFrame(() => {
        clearTimeout(timer)
        timer = setTimeout(now)
      })
    },
    now,
  }
}
