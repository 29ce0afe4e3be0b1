const listeners = new Set<() => void>()

/** The client says: a call with the stored token was answered 401. */
export function sessionLost(): void {
  for (const listener of listeners) listener()
}

/** Hears of it; answers how to stop. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
