import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOut } from '#server/integrations/http/call-out.ts'
import { isPrivate } from '#server/integrations/http/reachable.ts'

let server: Server
let url = ''
const heard: string[] = []

beforeAll(async () => {
  server = createServer((request, answer) => {
    heard.push(`${request.method} ${request.url} ${request.headers.host} ${request.headers['x-key']}`)
    if (request.url === '/long') return void answer.end('x'.repeat(200_000))
    if (request.url === '/never') return
    if (request.url === '/away') return void answer.writeHead(302, { location: '/elsewhere' }).end('away')
    answer.writeHead(request.url === '/no' ? 403 : 200).end('it says so')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, privateHosts: readonly string[] = ['127.0.0.1'], timeout = 10_000) =>
  callOut({ method: 'POST', url: `${url}${path}`, headers: { 'x-key': 'k' }, body: 'ü' }, { privateHosts, timeout })
const failing = (work: Promise<unknown>) => work.catch((thrown) => thrown.refusal.id)

describe('a call to a server that a shop named', () => {
  test('carries what it was given, and brings the answer whatever its code', async () => {
    expect(await ask('/yes')).toEqual({ status: 200, text: 'it says so' })
    expect(heard.at(-1)).toBe(`POST /yes ${url.slice(7)} k`)
    expect((await ask('/no')).status).toBe(403)
  })

  test('is not led elsewhere', async () => {
    expect((await ask('/away')).status).toBe(302)
    expect(heard.some((line) => line.includes('/elsewhere'))).toBe(false)
  })

  test('ends after its time, and with an answer that is too long', async () => {
    expect(await failing(ask('/never', ['127.0.0.1'], 300))).toBe('connection.slow')
    expect(await failing(ask('/long'))).toBe('connection.long')
  })

  test('where nobody listens is told so', async () => {
    const nobody = callOut({ method: 'GET', url: 'http://127.0.0.1:1/', headers: {} }, { privateHosts: ['127.0.0.1'] })
    expect(await failing(nobody)).toBe('connection.unreachable')
  })

  test('D17: goes to no address of a private network, whatever name it hides behind', async () => {
    const before = heard.length
    expect(await failing(ask('/yes', []))).toBe('connection.private_address')
    const named = callOut(
      { method: 'GET', url: url.replace('127.0.0.1', 'localhost'), headers: {} },
      { privateHosts: [] },
    )
    expect(await failing(named)).toBe('connection.private_address')
    expect(heard).toHaveLength(before)
  })
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:a00:1', true],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', true],
  ['2606:4700::1111', false],
] as const)('%s is of a private network: %s', (address, is) => {
  expect(isPrivate(address)).toBe(is)
})
