/** Where the bytes of stored files are: a folder, or an S3-compatible bucket. Names are the server's own (`a1b2….webp`), never a person's. */
export interface FileStore {
  put(name: string, bytes: Uint8Array, mime: string): Promise<void>
  /** The bytes, or `null` when there is no such file. */
  get(name: string): Promise<Uint8Array | null>
  delete(name: string): Promise<void>
  /** The names of all stored files, for backups. */
  list(): AsyncIterable<string>
  /** Removes what was begun over an hour ago and never finished, as by a server that was killed; answers how much that was. */
  removeUnfinished(): Promise<number>
}
