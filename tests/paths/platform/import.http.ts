import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ImportContext } from '#machines/platform/import/import.context.ts'
import type { Dropped } from '#machines/platform/upload/file-upload.machine.ts'
import { importsFrom } from '#screens/platform/wiring/imports.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { newDisk } from './disk.ts'
import spec from './import.paths.ts'
import { begunBefore, brandsFile, willBeFound, willBeGuessed, willBeJudged, willBeOpened } from './import.shop.ts'

const disk = newDisk()
const imports = importsFrom(disk)

/** A file of brands taken into a real shop: read, judged, applied by a job of the server, stopped, and taken back. */
export default overHttp(spec)<typeof imports, World & { begun: number | undefined }>({
  machine: imports,
  begin: async (shop, { input }) => ({
    shop,
    token: shop.admin,
    begun: input === 'begun' ? await begunBefore(shop) : undefined,
  }),
  input: ({ begun }) => ({ kind: 'brands', id: begun }),
  whose: ({ method, path }) => {
    if (path.endsWith('/apply')) return ['apply']
    if (path.endsWith('/cancel')) return ['cancel']
    if (path.endsWith('/undo')) return ['undo']
    if (path.includes('/jobs/')) return ['look']
    if (method === 'DELETE') return ['remove']
    if (path.endsWith('/mended')) return ['keep']
    if (path.endsWith('/header')) return ['reread']
    if (method === 'GET') return path.endsWith('/imports') ? ['list'] : ['check', 'find']
    return method === 'POST' ? ['send'] : ['check']
  },
  event: (event, { actor }) => {
    const [file] = (actor.getSnapshot() as { context: Context }).context.open ?? []
    if (event.type === 'OPEN') return { ...event, id: file?.id }
    return event.type === 'DISCARD' ? { ...event, file } : withFile(event)
  },
  answers: {
    list: async (event, { world }) => {
      await begunBefore(world.shop)
      return lost(event)
    },
    remove: lost,
    find: async (event, { world }) => {
      await willBeOpened(world.shop, event)
      return lost(event)
    },
    keep: lost,
    send: async (event, { world }) => {
      await willBeGuessed(world.shop)
      return lost(event)
    },
    reread: async (event, { world }) => {
      await willBeGuessed(world.shop)
      return lost(event)
    },
    check: async (event, { world }) => {
      await willBeJudged(world.shop, event)
      return lost(event)
    },
    apply: lost,
    look: async (event, { world }) => {
      await willBeFound(world.shop, event)
      return lost(event)
    },
    cancel: lost,
    undo: lost,
  },
  see: ({ value, context }) => {
    if (typeof value === 'object' && 'checked' in value)
      expect(context.rows.length > 0).toBe((context.staged?.counts.faulty ?? 0) > 0)
    if (value === 'done' && context.job?.state === 'finished')
      expect(context.job).toMatchObject({ refused: 0, failed: 0 })
  },
  refused: async ({ type }, rules, { actor, world: { shop } }) => {
    const { context } = actor.getSnapshot() as { context: Context }
    if (type === 'APPLY' && rules.includes('import.nothing_ready')) {
      const path = `/v1/panel/imports/${context.staged?.id}/apply`
      const answer = await shop.call('POST', path, { body: { leave_faulty: 1 } })
      expect([answer.http, answer.body.error]).toEqual([409, 'import.nothing_ready'])
    }
    if (type === 'UNDO' && rules.length > 0) {
      const answer = await shop.call('POST', `/v1/panel/jobs/${context.job?.id}/undo`)
      expect(answer.http).toBe(409)
      expect(answer.body.rules.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([...rules]))
    }
  },
})

type Context = Pick<ImportContext, 'open' | 'staged' | 'job'>

function withFile(event: EventObject): EventObject {
  const { file } = event as unknown as { file?: Dropped }
  if (!file) return event
  const added = disk.add(file.name, brandsFile())
  added.file.let()
  return { ...event, file: { key: added.key, name: added.name, size: added.size } } as EventObject
}

function lost(event: object) {
  return { how: 'error' in event ? ('lost' as const) : ('through' as const) }
}
