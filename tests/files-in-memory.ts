import type { FileStore } from '#server/platform/files/store.ts'

/** A file store without a disk. */
export function filesInMemory(): FileStore & { readonly held: Map<string, Uint8Array> } {
  const held = new Map<string, Uint8Array>()
  return {
    held,
    put: async (name, bytes) => void held.set(name, bytes),
    get: async (name) => held.get(name) ?? null,
    delete: async (name) => void held.delete(name),
    list: async function* () {
      yield* held.keys()
    },
    removeUnfinished: async () => 0,
  }
}
