/** One event of a stream of server-sent events. */
export interface StreamEvent {
  readonly event: string
  readonly data: string
  /** What the stream is to go on after, when it is opened again. */
  readonly id: string
}

/** Reads server-sent events from a body as they come; `onLine` hears every line, also those that only say that somebody is there. */
export async function* eventsOf(body: ReadableStream<Uint8Array>, onLine: () => void): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  let block: string[] = []
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split(/\r\n|\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        onLine()
        if (line !== '') block.push(line)
        else {
          const event = eventIn(block)
          block = []
          if (event) yield event
        }
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** The event that some lines are; none where they are only a comment. */
function eventIn(lines: readonly string[]): StreamEvent | null {
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = valuesOf('data')
  if (data.length === 0) return null
  return { event: valuesOf('event').at(-1) ?? 'message', data: data.join('\n'), id: valuesOf('id').at(-1) ?? '' }
}
