/**
 * Whoever calls from now on waits ten times as long for an answer as a person would, for a walk holds answers back, and on a busy machine for
 * long. Runs in the page as well: it may use nothing from around it. Returns how to end it.
 */
export function waitLonger(patience: number): () => void {
  const { setTimeout: own } = globalThis
  const patient = (run: () => void, delay?: number, ...rest: []) =>
    own(run, delay === patience ? patience * 10 : delay, ...rest)
  Object.assign(globalThis, { setTimeout: patient })
  return () => Object.assign(globalThis, { setTimeout: own })
}
