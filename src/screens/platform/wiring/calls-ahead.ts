import type { Call, Http } from '#api/client/platform/http.ts'
import { stored } from '#api/client/platform/stored.ts'
import { panelPart } from './panel.ts'

/** How long what was asked ahead counts as asked just now, in milliseconds. */
const fresh = 10_000

interface Begun {
  readonly answer: Promise<unknown>
  readonly at: number
}
const begun = panelPart(() => new Map<string, Begun>())

/** A client whose reading calls are made before anybody waits for them: `taking` gives each answer to the first who asks for the same. */
export function ahead(client: Http): Http {
  return {
    ...client,
    get: (path, call) => {
      const answer = client.get(path, call)
      // Whoever asks for it hears of a failure; nobody may.
      answer.catch(() => {})
      begun().set(nameOf(path, call), { answer, at: Date.now() })
      return answer
    },
  }
}

/** A client that takes what was asked ahead, each answer once and only for a moment, and asks for everything else. */
export function taking(client: Http): Http {
  return { ...client, get: (path, call) => takenOf(path, call) ?? client.get(path, call) }
}

function takenOf<T>(path: string, call: Call<T>): Promise<T> | null {
  const name = nameOf(path, call)
  const known = begun().get(name)
  begun().delete(name)
  return known && Date.now() - known.at < fresh ? (known.answer as Promise<T>) : null
}

/** Another person, shop or language asks for something else. */
function nameOf(path: string, { query = {} }: Pick<Call<unknown>, 'query'>): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify([stored('token'), stored('shop_id'), stored('language_id'), path, given.sort()])
}
