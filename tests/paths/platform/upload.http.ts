import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, waitFor } from 'xstate'
import { extensionOf, fileCount, maxFileSize } from '#api/rules/platform/files.ts'
import type { Dropped } from '#machines/platform/upload/file-upload.machine.ts'
import type { Upload, UploadInput } from '#machines/platform/upload/upload.context.ts'
import { uploadsFrom } from '#screens/platform/wiring/uploads.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { dataUrl, ico, padded, png, webp, wrong } from '#tests/pictures.ts'
import { type Disk, newDisk } from './disk.ts'
import spec from './upload.paths.ts'

type OnDisk = ReturnType<Disk['add']>

interface Desk extends World {
  /** The files of the walk, by its keys. */
  readonly files: Map<string, OnDisk>
  /** What was dropped last and not yet looked at. */
  readonly dropped: OnDisk[]
}

const disk = newDisk()
const upload = uploadsFrom(disk)

/** Real pictures on their way into a gallery, each in a child of its own, which is what tells how it went. */
export default overHttp(spec)<typeof upload, Desk>({
  machine: upload,
  begin: async (shop) => ({ shop, token: shop.admin, files: new Map(), dropped: [] }),
  input: (_, { input }) => spec.inputs[input] as UploadInput,
  whose: () => ['send'],
  event: async (event, { world }) => {
    if (event.type !== 'DROP') return event
    const dropped = event as unknown as { files: readonly Dropped[] }
    for (const one of dropped.files) {
      const added = disk.add(one.name, await bytesOf(one))
      world.files.set(one.key, added)
      world.dropped.push(added)
    }
    return { ...event, files: world.dropped.map(({ file: _, ...one }) => one) }
  },
  elsewhere: {
    FILE_STORED: async (event, moment, line) => {
      const { actor } = moment
      const { key, name, file } = fileOf(event, moment)
      const added: unknown[] = []
      const hearing = actor.on('added' as never, (told) => void added.push(told))
      file.let()
      line.treat('send', 'through')
      await waitFor(actor, (snapshot) => !isOnTheWay(snapshot, key))
      line.hold('send')
      hearing.unsubscribe()
      const [row] = await moment.world.shop.db.select().from(files).where(eq(files.real_name, name))
      expect(added).toMatchObject([{ images: [{ image: row?.name }] }])
    },
    FILE_FAILED: async (event, moment, line) => {
      const { key, name, file } = fileOf(event, moment)
      file.let()
      line.treat('send', 'lost')
      await waitFor(moment.actor, (snapshot) => !isOnTheWay(snapshot, key))
      line.hold('send')
      file.hold()
      expect(await moment.world.shop.db.$count(files, eq(files.real_name, name))).toBe(0)
    },
    FILE_QUEUED: async (event, moment) => childOf(event, moment).send({ type: 'RETRY' }),
    FILE_REMOVED: async (event, moment) => childOf(event, moment).send({ type: 'REMOVE' }),
  },
  see: async ({ context }, world) => {
    // How many a place holds, the server asks when the record is saved.
    for (const { name, file } of world.dropped.splice(0)) {
      const own = context.refused.filter(({ at }) => at?.includes(name))
      const refused = own.map(({ id }) => id).filter((id) => id !== fileCount.id)
      if (refused.length === 0) continue
      const body = { type: context.type, image: dataUrl(mimeOf(name), Buffer.from(file.bytes ?? [])), realName: name }
      const answer = await world.shop.call('POST', '/v1/files', { body })
      expect([answer.http, answer.body.rules.map(({ id }: { id: string }) => id)]).toEqual([422, refused])
    }
  },
})

/** A picture that is what its name says, and too large where the walk says so. */
async function bytesOf({ name, size }: Dropped): Promise<Uint8Array> {
  const bytes = await ({ webp, png, ico: () => ico(), svg: () => wrong.svg }[extensionOf(name)] ?? webp)()
  return size > maxFileSize ? padded(bytes, maxFileSize + 1) : bytes
}

function mimeOf(name: string): string {
  return extensionOf(name) === 'ico' ? 'image/x-icon' : `image/${extensionOf(name)}`
}

function fileOf(event: EventObject, { world }: Moment<Desk>): OnDisk {
  const { key } = event as EventObject & { key: string }
  const known = world.files.get(key)
  if (!known) throw new Error(`the walk has no file ${key}`)
  return known
}

function childOf(event: EventObject, moment: Moment<Desk>): AnyActorRef {
  const { key } = fileOf(event, moment)
  return moment.actor.getSnapshot().children[key] as AnyActorRef
}

function isOnTheWay({ context }: AnyMachineSnapshot, of: string): boolean {
  return (context.uploads as Upload[]).some(({ key, phase }) => key === of && phase === 'working')
}
