/**
 * Whoever waits so many milliseconds, such as for an answer, waits ten times as long from now on, for a walk holds answers back, and on a busy
 * machine for long: also by a clock that somebody holds later. Runs in the page as well: it may use nothing from around it. Returns how to end it.
 */
export function waitLonger(patience: readonly number[]): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'setTimeout')
  const patiently = (own: typeof setTimeout) =>
    ((run: () => void, delay?: number, ...rest: []) =>
      own(run, delay !== undefined && patience.includes(delay) ? delay * 10 : delay, ...rest)) as typeof setTimeout
  let now = patiently(globalThis.setTimeout)
  Object.defineProperty(globalThis, 'setTimeout', {
    configurable: true,
    enumerable: true,
    get: () => now,
    set: (other: typeof setTimeout) => {
      now = patiently(other)
    },
  })
  return () => {
    if (before) Object.defineProperty(globalThis, 'setTimeout', before)
  }
}
