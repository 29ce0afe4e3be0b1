import { connectionFailures } from '#api/rules/platform/connections.ts'
import { callOut } from '#server/integrations/http/call-out.ts'
import type { Connection } from '#server/platform/connections/connection.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import { withoutSecrets } from '#server/platform/connections/without-secrets.ts'

/** A message to one phone. */
export interface PhoneMessage {
  /** The same at every try, so that a company that knows it again sends the message once. */
  readonly id: string
  readonly phone: string
  readonly text: string
}

/** Gives a message to the company of a connection, and answers what it said. What it does not take is a `ConnectionFailure`. */
export async function sendThrough(
  connection: Connection,
  message: PhoneMessage,
  privateHosts: readonly string[],
): Promise<string> {
  if (connection.adapter !== 'http') return 'OK'
  const { url, header_name, header_value, content_type, body, answer_contains } = connection.settings
  const type = String(content_type)
  const { status, text } = await callOut(
    {
      method: 'POST',
      url: String(url),
      headers: {
        'content-type': `${type}; charset=utf-8`,
        ...(header_name === '' ? {} : { [String(header_name)]: String(header_value) }),
      },
      body: filled(String(body), message, type),
    },
    { privateHosts },
  )
  const answer = `${status} ${withoutSecrets(text, connection)}`.trim()
  const taken = status >= 200 && status < 300 && text.includes(String(answer_contains))
  if (!taken) throw new ConnectionFailure({ id: connectionFailures.answered.id, about: { answer } })
  return answer
}

/** The body with number and words in place, written as its form wants them, so that no message can say more than it is. */
function filled(body: string, { id, phone, text }: PhoneMessage, type: string): string {
  const write = writers[type] ?? encodeURIComponent
  const parts = { id, phone, message: text }
  return body.replace(/\[(id|phone|message)\]/g, (_, part: keyof typeof parts) => write(parts[part]))
}

const writers: Readonly<Record<string, (text: string) => string>> = {
  'application/json': (text) => JSON.stringify(text).slice(1, -1),
  'text/xml': (text) => text.replace(/[<>&'"]/g, (mark) => `&#${mark.charCodeAt(0)};`),
}
