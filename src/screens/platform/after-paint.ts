/** Where nothing is painted, as in a window behind others, it is done so many milliseconds later. */
const unpainted = 100

/**
 * Does work that nobody looks at once the page is painted: scheduled often, it is done once. `flush` does at once what waits, as when the
 * page goes.
 */
export function afterPaint(work: () => void): { schedule(): void; flush(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    timer = undefined
    work()
  }
  return {
    schedule: () => {
      if (timer !== undefined) return
      timer = setTimeout(flush, unpainted)
      frame = requestAnimationFrame(() => {
        clearTimeout(timer)
        timer = setTimeout(flush)
      })
    },
    flush,
  }
}
