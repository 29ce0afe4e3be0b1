import type { BenchShop } from './shop.ts'

/** What the API answers to the shop's admin; a body is posted under a key of its own. */
export async function ask<T = unknown>({ app, token, shop_id }: BenchShop, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'x-sid': String(shop_id) }
  const posted = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const answer = await app.request(
    path,
    body ? { method: 'POST', body: JSON.stringify(body), headers: { ...headers, ...posted } } : { headers },
  )
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text).data
}
