import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf } from '#server/platform/http/caller.ts'

async function caller(proxies: number, heard?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(addressOf(c, proxies)))
  const headers: Record<string, string> = heard === undefined ? {} : { 'x-forwarded-for': heard }
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.7' } } })
  return answer.text()
}

test('a caller cannot give itself an address', async () => {
  expect(await caller(0, '1.2.3.4')).toBe('10.0.0.7')
})

test('a server in front says who called it, whatever the caller wrote before', async () => {
  expect(await caller(1, '6.6.6.6, 85.1.2.3')).toBe('85.1.2.3')
  expect(await caller(2, '6.6.6.6, 85.1.2.3, 10.0.0.9')).toBe('85.1.2.3')
})

test('where the servers in front have said nothing, it is whoever is connected', async () => {
  expect([await caller(1), await caller(2, '85.1.2.3'), await caller(1, ' , ')]).toEqual([
    '10.0.0.7',
    '10.0.0.7',
    '10.0.0.7',
  ])
})
