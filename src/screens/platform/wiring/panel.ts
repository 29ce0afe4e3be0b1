/** What the panel on this page remembers: it has one of each part. A page shows one panel; a test opens one after the other. */
interface Part {
  readonly value: unknown
  close(): void
}

let parts = new Map<object, Part>()

/** Declares something that the open panel has one of. It is made when it is first asked for, and `close` ends it with the panel. */
export function panelPart<T>(make: () => T, close: (made: T) => void = () => {}): () => T {
  const part = (): T => {
    const made = parts.get(part)
    if (made) return made.value as T
    const value = make()
    parts.set(part, { value, close: () => close(value) })
    return value
  }
  return part
}

/** Whoever listens to something of the open panel. */
export function panelListeners<Args extends readonly unknown[] = []>() {
  const listeners = panelPart(() => new Set<(...args: Args) => void>())
  return {
    notify: (...args: Args) => {
      for (const listener of listeners()) listener(...args)
    },
    /** Answers how to stop. */
    listen: (listener: (...args: Args) => void) => {
      const own = listeners()
      own.add(listener)
      return () => void own.delete(listener)
    },
  }
}

/** Ends the open panel with all its parts, the last one first. Whatever is asked for from now on belongs to the next. */
export function closePanel(): void {
  const closing = [...parts.values()].toReversed()
  parts = new Map()
  for (const { close } of closing) close()
}
