import { importOperations } from '#api/registry/import-operations.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'
import { apply } from './apply.ts'
import { beginCheck } from './check.ts'
import { feedReading } from './columns.ts'
import { faultsOf, templateOf } from './files.ts'
import { importContext } from './import-context.ts'
import { nameColumns, readByElement } from './name-columns.ts'
import { previewOf } from './preview.ts'
import { readFile } from './read.ts'
import { faultyRows, findFile, map, mend, offeredKind, stage, toImport } from './stage.ts'
import { discard, keepMended, unfinished } from './unfinished.ts'

const create = endpoint(importOperations.create, {
  prepare: async ({ body, actor, db }) => {
    offeredKind(actor, body.kind)
    return readFile(
      body,
      feedReading(registry().importKinds[body.kind].columns(await importContext(db, actor.shop_id))),
    )
  },
  handle: ({ body, prepared, ...context }) => stage(context, body, prepared),
})

const list = endpoint(importOperations.list, ({ db, actor }) => unfinished(db, actor))

const template = endpoint(importOperations.template, ({ db, actor, query: { kind, lang = 'tr' } }) => {
  offeredKind(actor, kind)
  return templateOf(db, actor.shop_id, kind, lang)
})

const view = endpoint(importOperations.read, async ({ db, actor, params: { id }, services }) => {
  const file = await findFile(db, actor, id)
  if (file.state === 'checking') beginCheck(services, actor.shop_id, id)
  return toImport(db, file)
})

const mapping = endpoint(importOperations.map, ({ params: { id }, body, ...context }) => map(context, id, body))

const header = endpoint(importOperations.header, {
  prepare: ({ params: { id }, body, ...context }) => readByElement(context, id, body),
  handle: ({ params: { id }, body, prepared, ...context }) => nameColumns(context, id, body, prepared),
})

const rows = endpoint(importOperations.rows, async ({ db, actor, params: { id }, query }) =>
  faultyRows(db, await findFile(db, actor, id), query),
)

const preview = endpoint(importOperations.preview, async ({ db, actor, params: { id } }) =>
  previewOf(db, await findFile(db, actor, id)),
)

const mending = endpoint(importOperations.mend, ({ params: { id }, body, ...context }) => mend(context, id, body))

const keeping = endpoint(importOperations.keep, ({ params: { id }, body, ...context }) => keepMended(context, id, body))

const removing = endpoint(importOperations.delete, async ({ params: { id }, ...context }) => {
  await discard(context, id)
  return {}
})

const faults = endpoint(importOperations.faults, async ({ db, actor, params: { id }, query: { lang = 'tr' } }) =>
  faultsOf(db, await findFile(db, actor, id), lang),
)

const applying = endpoint(importOperations.apply, ({ params: { id }, body, ...context }) => apply(context, id, body))

/** The calls for files that are taken in. `template` stands before the ids, which it is none of. */
export const importEndpoints: readonly Endpoint[] = [
  create,
  list,
  template,
  view,
  mapping,
  header,
  rows,
  preview,
  mending,
  keeping,
  removing,
  applying,
  faults,
]
