import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { newestVersion } from '#server/db/migrate.ts'
import { findBroken } from '#server/platform/invariants.ts'
import { type Entry, readArchive, writeArchive } from '#server/start/commands/archive.ts'
import { restore } from '#server/start/commands/restore.ts'
import { supplier } from '#tests/fixtures/supplier.fixture.ts'
import { makePlace, type Place, post, run, type Server, startServer, withDatabase } from '#tests/server-process.ts'

const awkward = ['Satır\nsonu', 'Sekme\tve \\N ve \\.', '"Tırnak", virgül; ;', 'İĞÜŞÖÇ ığüşöç 🧵', '', '\\'].map(
  (text) => `Ad ${text}`,
)

let from: Place
let to: Place
let server: Server
let file = ''

beforeAll(async () => {
  from = makePlace()
  to = makePlace()
  file = join(dirname(from.dataDir), 'shop.tar.gz')
  server = await startServer({ ...from.env, DEMO: 'on' })
})

afterAll(async () => {
  await from.clear()
  await to.clear()
})

describe('T20 a backup', () => {
  test('made under load restores every write that was answered before it began, the pictures, and sound data', async () => {
    const { data } = await post(`${server.url}/v1/auth/login`, { email: 'admin@kepenk.test', password: 'kepenk-demo' })
    const add = (name: string) =>
      post(
        `${server.url}/v1/panel/suppliers`,
        { ...supplier, name },
        { authorization: `Bearer ${data.token}`, 'idempotency-key': crypto.randomUUID() },
      )
    for (const name of awkward) await add(name)
    const before = await snapshot(from)
    let over = false
    const load = Array.from({ length: 4 }, async (_, writer) => {
      for (let at = 0; !over; at += 1) await add(`yük ${writer}.${at}`)
    })
    await sleep(200)
    const made = await run('backup', from.env, [file]).ended
    over = true
    await Promise.all(load)
    expect(made).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The shop is backed up in \S+ \([\d.]+ MB\)\.\n$/),
    })

    expect(await run('restore', to.env, [file]).ended).toMatchObject({ code: 0, err: '' })
    expect(filesOf(to)).toEqual(filesOf(from))
    const again = await startServer(to.env)
    const after = await snapshot(to)
    expect(after.suppliers).toEqual(expect.arrayContaining(before.suppliers))
    expect({ ...after, suppliers: [] }).toEqual({ ...before, suppliers: [] })
    expect(await withDatabase(to, (client) => findBroken(client))).toEqual([])
    // The numbering goes on where it was.
    const login = await post(`${again.url}/v1/auth/login`, { email: 'admin@kepenk.test', password: 'kepenk-demo' })
    const headers = { authorization: `Bearer ${login.data.token}`, 'idempotency-key': crypto.randomUUID() }
    const added = await post(`${again.url}/v1/panel/suppliers`, { ...supplier, name: 'Sonraki' }, headers)
    expect(added.data.id).toBeGreaterThan(Math.max(...after.suppliers.map(({ id }) => id)))
    again.child.kill('SIGTERM')
    await again.ended
  })

  test('of a stopped shop holds the same, and leaves it stopped', async () => {
    const stopped = join(dirname(to.dataDir), 'stopped.tar.gz')
    expect((await run('backup', to.env, [stopped]).ended).code).toBe(0)
    expect(to.databasePid()).toBe(0)
    expect(readdirSync(to.dataDir)).not.toContain('server.lock')
    expect(await namesIn(stopped)).toEqual(await namesIn(file))
  })

  test('does not write over a file, and leaves nothing when there is no shop', async () => {
    const { size } = statSync(file)
    expect(await run('backup', from.env, [file]).ended).toMatchObject({
      code: 1,
      err: `${file} is there already; name another file.\n`,
    })
    expect(statSync(file).size).toBe(size)
    const empty = join(dirname(to.dataDir), 'empty')
    const target = join(dirname(to.dataDir), 'empty.tar.gz')
    const { code, err } = await run('backup', { ...to.env, DATA_DIR: empty }, [target]).ended
    expect({ code, err }).toEqual({ code: 1, err: `There is no shop in ${empty}; check DATA_DIR.\n` })
    expect([existsSync(target), existsSync(empty)]).toEqual([false, false])
  })

  test('that is killed leaves no backup that looks whole', async () => {
    const target = join(dirname(from.dataDir), 'killed.tar.gz')
    const program = run('backup', from.env, [target])
    await expect.poll(() => existsSync(`${target}.part`), { interval: 5 }).toBe(true)
    program.child.kill('SIGKILL')
    await program.ended
    expect(existsSync(target)).toBe(false)
  })
})

describe('T20 a restore refuses with one sentence, and writes nothing,', () => {
  const damaged = /is damaged, cut off, or no backup of Kepenk\.$/

  test.for([
    ['a file that was cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), damaged],
    ['a file that lacks its last bytes', (bytes: Buffer) => bytes.subarray(0, -4), damaged],
    ['a file with one wrong byte', (bytes: Buffer) => flipped(bytes), damaged],
    [
      'a file whose content was changed and packed again',
      (bytes: Buffer) => gzipSync(changed(gunzipSync(bytes))),
      damaged,
    ],
    ['an empty file', () => Buffer.alloc(0), damaged],
    ['a text', () => Buffer.from('-- a dump of something'), damaged],
    ['another tar.gz', () => gzipSync(Buffer.alloc(10_240)), /is (damaged, cut off, or )?no backup of Kepenk\.$/],
  ] as const)('%s', async ([, change, sentence]) => {
    const bad = join(dirname(from.dataDir), 'bad.tar.gz')
    writeFileSync(bad, change(readFileSync(file)))
    await expectRefused(bad, sentence)
  })

  test('a backup of a newer schema', async () => {
    await expectRefused(await rewritten({ schema: newestVersion + 1 }), /belongs to a newer version of Kepenk/)
  })

  test('a backup whose schema was another build’s', async () => {
    await expectRefused(await rewritten({ hash: 'another' }), /was made by another build of Kepenk/)
  })

  test('a place that is not empty', async () => {
    const before = readdirSync(to.dataDir)
    const { code, err } = await run('restore', to.env, [file]).ended
    expect({ code, err }).toEqual({
      code: 1,
      err: `${to.dataDir} is not empty; a backup is restored only into an empty folder.\n`,
    })
    expect(readdirSync(to.dataDir)).toEqual(before)
  })

  test('a missing file', async () => {
    await expectRefused(join(dirname(from.dataDir), 'nowhere.tar.gz'), /nowhere\.tar\.gz cannot be read/)
  })
})

test('T7.2 a restore that is killed is told by the next start, and a restore again makes it whole', async () => {
  const place = makePlace()
  try {
    const first = run('restore', place.env, [file])
    await expect.poll(() => existsSync(join(place.dataDir, 'files')), { interval: 5 }).toBe(true)
    first.child.kill('SIGKILL')
    await first.ended
    const { code, err } = await run('start', place.env).ended
    expect({ code, err }).toEqual({ code: 1, err: `A restore into ${place.dataDir} did not finish; restore again.\n` })
    expect((await run('restore', place.env, [file]).ended).code).toBe(0)
    expect(filesOf(place)).toEqual(filesOf(from))
    expect(await run('verify-data', place.env).ended).toMatchObject({
      code: 0,
      out: expect.stringContaining('invariants hold'),
    })
  } finally {
    await place.clear()
  }
})

test('verify-data names the broken rows of a running shop and exits with 1', async () => {
  const [{ id = 0 } = {}] = await withDatabase(from, async (client) => {
    const found = await client.query<{ id: number }>(
      'update variants set quantity = quantity + 1 where id = (select min(id) from variants) returning id',
    )
    return found.rows
  })
  const { code, out } = await run('verify-data', from.env).ended
  expect(code).toBe(1)
  expect(out).toMatch(/^I4: a variant's stock is not negative, and is the sum of its movements \(1 broken\)$/m)
  expect(out).toContain(`"table":"variants","id":${id}`)
})

/** In this process, because a refusal comes before anything is started; as a program it is tried with a place that is not empty. */
async function expectRefused(path: string, sentence: RegExp): Promise<void> {
  const dataDir = join(dirname(to.dataDir), 'refused')
  await expect(restore(readConfig({ DATA_DIR: dataDir }), path)).rejects.toThrow(sentence)
  expect(existsSync(dataDir)).toBe(false)
}

/** The backup with another manifest, and right checksums. */
async function rewritten(about: object): Promise<string> {
  const path = join(dirname(from.dataDir), 'rewritten.tar.gz')
  rmSync(path, { force: true })
  await writeArchive(path, entries())
  return path

  async function* entries(): AsyncGenerator<Entry> {
    for await (const { name, bytes } of readArchive(file)) {
      const changed = name === 'kepenk-backup.json' ? { ...JSON.parse(Buffer.from(bytes).toString()), ...about } : null
      yield { name, bytes: changed ? Buffer.from(JSON.stringify(changed)) : bytes }
    }
  }
}

async function namesIn(path: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of readArchive(path)) names.push(name)
  return names
}

function flipped(bytes: Buffer, at = Math.floor(bytes.length / 2)): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

/** The archive with one wrong byte in an entry: a block begins with a header or with content, and never with what fills it up. */
function changed(tar: Buffer): Buffer {
  let at = Math.floor(tar.length / 1024) * 512
  while (tar.toString('latin1', at + 257, at + 262) === 'ustar') at += 512
  return flipped(tar, at)
}

function filesOf({ dataDir }: Place): string[] {
  const folder = join(dataDir, 'files')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const { size } = statSync(join(folder, name))
      return statSync(join(folder, name)).isDirectory()
        ? name
        : `${name} ${size} ${readFileSync(join(folder, name)).toString('base64').slice(-40)}`
    })
}

async function snapshot(place: Place) {
  return withDatabase(place, async (client) => {
    const rows = async (sql: string) => (await client.query(sql)).rows
    return {
      suppliers: (await rows('select id, name, version, created_at::text from suppliers order by id')) as {
        id: number
        name: string
      }[],
      products: await rows('select * from products order by id'),
      orders: await rows('select * from orders order by id'),
      movements: await rows('select * from stock_movements order by id'),
      images: await rows('select * from variant_images order by id'),
      users: await rows('select * from users order by id'),
    }
  })
}
