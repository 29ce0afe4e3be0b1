import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { diskStore } from './disk-store.ts'
import { s3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/** The store that the configuration names: a bucket where there is a `STORAGE_URL`, else the folder `files` of `DATA_DIR`. */
export function openFileStore({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): FileStore {
  return storageUrl ? s3Store(storageUrl) : diskStore(join(dataDir, 'files'))
}
