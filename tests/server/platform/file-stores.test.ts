import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskStore } from '#server/platform/files/disk-store.ts'
import { openFileStore } from '#server/platform/files/open-store.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { png } from '#tests/pictures.ts'

const name = (letter: string) => `${letter.repeat(30)}.png`

let folder: string
let bucket: Bucket
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kepenk-files-'))
  bucket = await openBucket()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  bucket.server.close()
})

const stores: [string, () => FileStore][] = [
  ['a folder', () => openFileStore({ storageUrl: null, dataDir: folder })],
  ['a bucket', () => openFileStore({ storageUrl: bucket.url, dataDir: folder })],
]

describe.each(stores)('%s', (_, open) => {
  test('gives back the bytes that were put', async () => {
    const bytes = await png()
    await open().put(name('a'), bytes, 'image/png')
    expect(Buffer.from((await open().get(name('a'))) ?? [])).toEqual(bytes)
  })

  test('has nothing under another name', async () => {
    expect(await open().get(name('0'))).toBeNull()
  })

  test('forgets what is deleted, and does not mind being asked twice', async () => {
    await open().put(name('b'), await png(), 'image/png')
    await open().delete(name('b'))
    await open().delete(name('b'))
    expect(await open().get(name('b'))).toBeNull()
  })

  test('names all its files', async () => {
    const bytes = await png()
    for (const letter of ['c', 'd', 'e', 'f']) await open().put(name(letter), bytes, 'image/png')
    const names = await namesIn(open())
    expect(names.toSorted()).toEqual(['a', 'c', 'd', 'e', 'f'].map(name))
  })
})

describe('a folder', () => {
  test('holds whole files only: what was not finished is not named', async () => {
    const half = join(folder, 'half')
    await diskStore(half).put(name('a'), Buffer.from('whole'), 'image/png')
    await mkdir(join(half, 'bb', 'bb'), { recursive: true })
    await writeFile(join(half, 'bb', 'bb', '.half'), 'ha')
    expect(await namesIn(diskStore(half))).toEqual([name('a')])
    expect(await readdir(join(half, 'aa', 'aa'))).toEqual([name('a')])
  })

  test('is rid of what was not finished an hour ago, as by a server that was killed, and of nothing else', async () => {
    const left = join(folder, 'left')
    const store = diskStore(left)
    await store.put(name('a'), Buffer.from('whole'), 'image/png')
    const [old, fresh] = [join(left, 'aa', 'aa', '.old'), join(left, 'aa', 'aa', '.fresh')]
    for (const half of [old, fresh]) await writeFile(half, 'ha')
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    await utimes(old, ago(61), ago(61))
    await utimes(fresh, ago(59), ago(59))
    await utimes(join(left, 'aa', 'aa', name('a')), ago(600), ago(600))
    expect(await store.removeUnfinished()).toBe(1)
    expect((await readdir(join(left, 'aa', 'aa'))).toSorted()).toEqual(['.fresh', name('a')].toSorted())
  })

  test('is empty before the first file', async () => {
    expect(await namesIn(diskStore(join(folder, 'none')))).toEqual([])
  })

  test('takes no path for a name', () => {
    expect(() => diskStore(folder).get('../../etc/passwd')).toThrow('no name of a stored file')
  })
})

describe('a bucket', () => {
  test('is asked with a signature, under its folder, and told the type', async () => {
    await openFileStore({ storageUrl: bucket.url, dataDir: folder }).put(name('a'), Buffer.from('x'), 'image/png')
    expect(bucket.last).toMatchObject({
      path: `/pictures/kepenk/${name('a')}`,
      type: 'image/png',
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\/aws4_request/),
    })
  })

  test('that does not answer well fails the call', async () => {
    const refused = openFileStore({ storageUrl: bucket.url.replace('pictures', 'closed'), dataDir: folder })
    await expect(refused.put(name('a'), Buffer.from('x'), 'image/png')).rejects.toThrow()
  })
})

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const one of store.list()) names.push(one)
  return names
}

interface Bucket {
  readonly server: Server
  readonly url: string
  readonly last: { path: string; type: string; authorization: string }
}

/** As much of S3 as the store uses: objects by PUT, GET and DELETE, and lists of two names a page. The bucket `closed` answers 403. */
async function openBucket(): Promise<Bucket> {
  const held = new Map<string, Buffer>()
  const last = { path: '', type: '', authorization: '' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
      Object.assign(last, {
        path: pathname,
        type: request.headers['content-type'] ?? '',
        authorization: request.headers.authorization ?? '',
      })
      const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body)
      if (pathname.startsWith('/closed')) return answer(403, '<Error><Code>AccessDenied</Code></Error>')
      if (searchParams.has('list-type')) return answer(200, listOf(held, searchParams))
      if (request.method === 'PUT') return held.set(pathname, Buffer.concat(chunks)) && answer(200)
      if (request.method === 'DELETE') return answer(held.delete(pathname) ? 204 : 404)
      const bytes = held.get(pathname)
      return bytes ? answer(200, bytes) : answer(404, '<Error><Code>NoSuchKey</Code></Error>')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { server, last, url: `s3://key:secret@127.0.0.1:${port}/pictures/kepenk?region=eu-central-1&tls=off` }
}

function listOf(held: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const keys = [...held.keys()]
    .map((path) => path.replace('/pictures/', ''))
    .filter((key) => key.startsWith(prefix))
    .sort()
  const from = Number(query.get('continuation-token') ?? 0)
  const next = from + 2 < keys.length
  const contents = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next}</IsTruncated>${
    next ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  }${contents.join('')}</ListBucketResult>`
}
