import { ReadableStream as Streamed } from 'node:stream/web'
import type { Logger } from 'pino'
import type { OutgoingFile } from './endpoint.ts'

export interface FileAnswer {
  readonly status: 200
  readonly body: ReadableStream<Uint8Array>
  readonly headers: Record<string, string>
}

/** A file as an answer. What goes wrong on its way cuts the connection, so that nobody takes half of it for all. */
export function outgoing({ name, type, content }: OutgoingFile, log: Logger, requestId: string): FileAnswer {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${name.replace(/[^\w .()-]/g, '_')}"`,
    'x-content-type-options': 'nosniff',
  }
  const body = Streamed.from(logged(content, log, requestId)) as ReadableStream<Uint8Array>
  return { status: 200, body, headers }
}

async function* logged(content: AsyncIterable<Uint8Array>, log: Logger, requestId: string) {
  try {
    yield* content
  } catch (error) {
    log.error({ requestId, error }, 'a file broke off')
    throw error
  }
}
