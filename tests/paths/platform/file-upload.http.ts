import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { fileUploadMachine } from '#machines/platform/upload/file-upload.machine.ts'
import { uploadsFrom } from '#screens/platform/wiring/uploads.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { dataUrl, png, webp, wrong } from '#tests/pictures.ts'
import type { Shop } from '#tests/shop.ts'
import { type Disk, newDisk } from './disk.ts'
import spec from './file-upload.paths.ts'

interface Desk extends World {
  readonly dropped: ReturnType<Disk['add']>
}

const disk = newDisk()
const fileUpload = uploadsFrom(disk).implementations.actors.fileUpload as typeof fileUploadMachine
const untold = { reportQueued: () => {}, reportStored: () => {}, reportFailed: () => {}, reportRemoved: () => {} }

/** One real picture on its way to a real store. What it tells the uploads that it belongs to is replayed with them. */
export default overHttp(spec)<typeof fileUpload, Desk>({
  machine: fileUpload.provide({ actions: untold }),
  begin: async (shop) => ({ shop, token: shop.admin, dropped: disk.add('a.webp', await webp()) }),
  input: ({ dropped: { key, name, size } }) => ({ key, name, size, type: 'product' }),
  whose: () => ['send'],
  answers: {
    check: async (event, { world, ahead }) => {
      const { file } = world.dropped
      const sent = ahead.find(({ event: { type } }) => type.endsWith('.actor.send'))
      const [picture, another] = [await webp(), await png()]
      file.bytes = { through: picture, network: null, refused: wrong.gif }[fateOf(event)]
      file.let()
      // Between being looked at and being sent, a file may become another.
      if (sent && fateOf(sent.event) === 'refused') file.bytes = another
      return { how: 'through' }
    },
    send: (event) => ({ how: fateOf(event) === 'network' ? 'lost' : 'through' }),
  },
  event: (event, { world }) => {
    if (event.type === 'START') world.dropped.file.hold()
    return event
  },
  see: async ({ value, context }, { shop, dropped }) => {
    const { name, file } = dropped
    expect(await storedAs(shop, name)).toBe(value === 'stored' ? 1 : 0)
    if (value !== 'refused' || !file.bytes) return
    // Past the panel, the server refuses it by the same rule.
    const body = { type: 'product', image: dataUrl('image/webp', Buffer.from(file.bytes)), realName: name }
    const answer = await shop.call('POST', '/v1/files', { body })
    expect([answer.http, answer.body.rules[0].id]).toEqual([422, context.reason?.id])
  },
})

/** What the walk says becomes of a file. */
function fateOf(event: EventObject): 'through' | 'network' | 'refused' {
  const { error } = event as unknown as { error?: ApiFailure }
  if (!error) return 'through'
  return error.kind === 'network' ? 'network' : 'refused'
}

async function storedAs({ db }: Shop, real_name: string): Promise<number> {
  return db.$count(files, eq(files.real_name, real_name))
}
