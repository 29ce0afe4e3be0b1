import type { InvoiceAnswer, InvoiceStatus } from '#api/contract/sales/order-invoice.ts'
import { uuidMark } from '#api/rules/sales/invoice-methods.ts'
import { type CallAnswer, callOut } from '#server/integrations/http/call-out.ts'
import type { Connection } from '#server/platform/connections/connection.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import { withoutSecrets } from '#server/platform/connections/without-secrets.ts'
import { type EInvoice, EInvoiceFailure, type InvoiceOutcome } from './e-invoice.ts'

/** An integrator that a shop described: where XML is sent and asked for, and which words of its answers mean what. A word that nobody declared leaves the status unknown (R27). */
export function httpEInvoice(connection: Connection, privateHosts: readonly string[]): EInvoice {
  const { settings } = connection
  const call = (method: 'GET' | 'POST', field: string, uuid: string, body?: string) =>
    reached(() =>
      callOut(
        {
          method,
          url: String(settings[field]).replaceAll(uuidMark, encodeURIComponent(uuid)),
          headers: { authorization: authorization(connection), 'content-type': 'application/xml; charset=utf-8' },
          ...(body === undefined ? {} : { body }),
        },
        { privateHosts },
      ),
    )
  return {
    send: async ({ uuid, xml }) => {
      const answer = await call('POST', 'url', uuid, xml)
      // It has it already.
      if (answer.status === 409) return
      if (answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 429].includes(answer.status))
        throw new EInvoiceFailure('refused', told(answer, connection))
      demand(answer, connection)
    },
    outcome: async (uuid) => {
      const answer = await call('GET', 'status_url', uuid)
      if (answer.status === 404) return null
      demand(answer, connection)
      return outcomeIn(answer, connection)
    },
    cancel: async (uuid) => {
      if (settings.cancel_url === '') throw new EInvoiceFailure('refused', 'it has no address to cancel at')
      const answer = await call('POST', 'cancel_url', uuid, '')
      if (answer.status >= 400 && answer.status < 500) throw new EInvoiceFailure('refused', told(answer, connection))
      demand(answer, connection)
    },
  }
}

/** What the words of an answer say. Words that say two things say nothing. */
export function outcomeIn(answer: CallAnswer, connection: Connection): InvoiceOutcome {
  const found = new Set(answer.text.toUpperCase().match(/[\p{L}\p{N}_-]+/gu) ?? [])
  const meant = <Meaning extends string>(meanings: readonly Meaning[], unsaid: Meaning) => {
    const said = meanings.filter((meaning) => wordsOf(connection, meaning).some((word) => found.has(word)))
    const [only] = said
    return said.length === 1 && only ? only : unsaid
  }
  const status = meant<Exclude<InvoiceStatus, 'none'>>(['succeed', 'waiting', 'error'], 'unknown')
  const answered = meant<InvoiceAnswer>(['approved', 'rejected'], 'waiting')
  return {
    status,
    answer: status === 'succeed' ? answered : 'waiting',
    reason: status === 'error' ? { words: told(answer, connection) } : null,
  }
}

/** Asks whether the integrator lets the shop in: of an invoice that nobody has it says that there is none. */
export async function askIntegrator(connection: Connection, privateHosts: readonly string[]): Promise<string> {
  const url = String(connection.settings.status_url).replaceAll(uuidMark, '00000000-0000-0000-0000-000000000000')
  const answer = await callOut(
    { method: 'GET', url, headers: { authorization: authorization(connection) } },
    { privateHosts },
  )
  if (answer.status < 300 || answer.status === 404) return told(answer, connection)
  throw new ConnectionFailure({ id: 'connection.answered', about: { answer: told(answer, connection) } })
}

function wordsOf({ settings }: Connection, meaning: string): string[] {
  return String(settings[`words_${meaning}`] ?? '')
    .toUpperCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function authorization({ settings }: Connection): string {
  const { auth, username, credential } = settings
  if (auth === 'bearer') return `Bearer ${credential}`
  return `Basic ${Buffer.from(`${username}:${credential}`).toString('base64')}`
}

function demand(answer: CallAnswer, connection: Connection): void {
  if (answer.status >= 200 && answer.status < 300) return
  throw new EInvoiceFailure('unreachable', told(answer, connection))
}

function told({ status, text }: CallAnswer, connection: Connection): string {
  return `${status} ${withoutSecrets(text, connection)}`.trim().slice(0, 200)
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof ConnectionFailure) throw new EInvoiceFailure('unreachable', thrown.refusal.id)
    throw thrown
  }
}
