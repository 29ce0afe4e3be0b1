import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openSecrets, secretsWith } from '#server/platform/secrets.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kepenk-secrets-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const secrets = secretsWith(Buffer.alloc(32, 1))
const text = 'şifre: “p@ss”'

test('what is sealed is read again, and two seals of one text have nothing in common', () => {
  const [first, second] = [secrets.seal(text, 'connections 1/7'), secrets.seal(text, 'connections 1/7')]
  expect([first, second].map((one) => secrets.open(one, 'connections 1/7'))).toEqual([text, text])
  expect(first).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/)
  expect(first.split('.')[2]).not.toBe(second.split('.')[2])
  expect(first.split('.')[4]).not.toBe(second.split('.')[4])
  expect(Buffer.from(first.split('.')[4] ?? '', 'base64url').toString()).not.toContain('p@ss')
})

test('it is read with its key, at its place and as it was written, else not at all', () => {
  const sealed = secrets.seal(text, 'connections 1/7')
  const [version, key, nonce, tag, content = ''] = sealed.split('.')
  const turned = content.startsWith('A') ? `B${content.slice(1)}` : `A${content.slice(1)}`
  expect(secretsWith(Buffer.alloc(32, 2)).open(sealed, 'connections 1/7')).toBeNull()
  expect(secrets.open(sealed, 'connections 2/7')).toBeNull()
  expect(secrets.open([version, key, nonce, tag, turned].join('.'), 'connections 1/7')).toBeNull()
  expect(secrets.open([version, key, nonce, tag?.slice(0, 8), content].join('.'), 'connections 1/7')).toBeNull()
  expect(secrets.open(text, 'connections 1/7')).toBeNull()
})

test('a newer key takes the place of one that still opens what it sealed', () => {
  const [old, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = secretsWith(old).seal(text, 'here')
  expect(secretsWith(next, old).open(sealed, 'here')).toBe(text)
  expect(secretsWith(next).open(sealed, 'here')).toBeNull()
  expect(secretsWith(next, old).seal(text, 'here').split('.')[1]).not.toBe(sealed.split('.')[1])
  const config = readConfig({ SECRETS_KEY: [next, old].map((key) => key.toString('base64')).join(',') })
  expect(openSecrets(config).open(sealed, 'here')).toBe(text)
})

test('the key is made when it is first needed, for the eyes of the server alone, and found by whoever opens the folder next', () => {
  const config = readConfig({ DATA_DIR: join(root, 'data') })
  const first = openSecrets(config)
  expect(existsSync(config.dataDir)).toBe(false)
  const sealed = first.seal(text, 'here')
  expect(readdirSync(config.dataDir)).toEqual(['secrets.key'])
  expect(statSync(join(config.dataDir, 'secrets.key')).mode & 0o777).toBe(0o600)
  expect(openSecrets(config).open(sealed, 'here')).toBe(text)
  const SECRETS_KEY = readFileSync(join(config.dataDir, 'secrets.key'), 'utf8').trim()
  expect(openSecrets(readConfig({ DATA_DIR: join(root, 'elsewhere'), SECRETS_KEY })).open(sealed, 'here')).toBe(text)
  expect(existsSync(join(root, 'elsewhere'))).toBe(false)
})

test('a file that is no key is told in one sentence and stays as it is', () => {
  const path = join(root, 'secrets.key')
  writeFileSync(path, 'abc\n')
  expect(() => openSecrets(readConfig({ DATA_DIR: root })).seal(text, 'here')).toThrow(
    `${path} is no key; put back the one that the shop was opened with.`,
  )
  expect(readFileSync(path, 'utf8')).toBe('abc\n')
})
