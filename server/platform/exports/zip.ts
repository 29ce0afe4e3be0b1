import { Zip, ZipDeflate } from 'fflate'
import { piecesOf } from './pieces.ts'

/** A file inside the archive. */
export interface Entry {
  readonly name: string
  readonly content: Iterable<string> | AsyncIterable<string>
}

/** A zip archive, written while its files are: none is held whole. */
export async function* zipOf(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(bytes)
  })
  for (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 1 })
    zip.add(file)
    for await (const piece of piecesOf(content)) {
      file.push(piece)
      yield* packed.splice(0)
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* packed
}
