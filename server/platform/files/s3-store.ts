import { S3mini, S3ServiceError } from 's3mini'
import type { FileStore } from './store.ts'

const page = 1000
const timeout = 20_000

/**
 * Files in an S3-compatible bucket, named by `s3://key:secret@host/bucket?region=…`. A folder may follow the bucket
 * (`/bucket/kepenk`), and `tls=off` speaks plain HTTP to a store on the same machine or network.
 */
export function s3Store(url: string): FileStore {
  const { client, folder } = opened(new URL(url))
  return {
    async put(name, bytes, mime) {
      await client.putObject(folder + name, bytes, mime)
    },
    async get(name) {
      const bytes = await client.getObjectArrayBuffer(folder + name)
      return bytes && new Uint8Array(bytes)
    },
    async delete(name) {
      // Most stores answer 204 for what is not there; some 404.
      await client.deleteObject(folder + name).catch((thrown: unknown) => {
        if (!(thrown instanceof S3ServiceError) || thrown.status !== 404) throw thrown
      })
    },
    async *list() {
      let next: string | undefined
      do {
        const listed = await client.listObjectsPaged('/', folder, page, next)
        for (const { Key } of listed?.objects ?? []) yield Key.slice(folder.length)
        next = listed?.nextContinuationToken
      } while (next)
    },
    // A bucket has what was sent to the end, and nothing of the rest.
    removeUnfinished: async () => 0,
  }
}

function opened({ username, password, host, pathname, searchParams }: URL) {
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  const client = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}/${bucket}`,
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: timeout,
  })
  return { client, folder: folders.map((one) => `${one}/`).join('') }
}
