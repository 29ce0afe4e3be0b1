type Close = () => Promise<unknown>

/** What has been opened and how to close it again, newest first. */
export interface ShutdownHooks {
  /** Whether closing has begun: errors of what is still opening are its consequence. */
  readonly begun: boolean
  add(close: Close): void
  /** Closes everything; a second call waits for the first. */
  begin(): Promise<void>
}

export function shutdownHooks(): ShutdownHooks {
  const open: Close[] = []
  let closing: Promise<void> | null = null

  async function closeAll(): Promise<void> {
    for (let close = open.pop(); close; close = open.pop()) await close().catch((thrown) => console.error(thrown))
  }

  return {
    get begun() {
      return closing !== null
    },
    add: (close) => {
      open.push(close)
    },
    begin: () => {
      closing ??= closeAll()
      return closing
    },
  }
}
