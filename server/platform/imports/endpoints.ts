import { object, string } from 'superstruct'
import { IdText, Nothing } from '#api/contract/platform/common.ts'
import {
  FaultsQuery,
  Import,
  ImportApplying,
  ImportKeeping,
  ImportMapping,
  ImportMending,
  ImportRows,
  ImportRowsQuery,
  importLimits,
  KeptRows,
  NewImport,
  OpenImports,
  TemplateQuery,
} from '#api/contract/platform/imports.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { importCodes } from '#api/registry/import-kinds.ts'
import { exportTypes } from '#server/platform/exports/file.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { apply } from './apply.ts'
import { beginCheck } from './check.ts'
import { faultsOf, templateOf } from './files.ts'
import { readTable } from './read.ts'
import { faultyRows, findFile, map, mend, offeredKind, stage, told } from './stage.ts'
import { discard, keepMended, unfinished } from './unfinished.ts'

const path = '/v1/panel/imports'
const ById = object({ id: IdText })
/** A file of the largest size in base64, and the few words around it. */
const largest = Math.ceil(importLimits.bytes / 3) * 4 + 64 * 1024

const create = endpoint({
  method: 'POST',
  path,
  summary: 'Reads a file of records and keeps its rows until they are applied',
  body: NewImport,
  data: Import,
  codes: importCodes,
  largest,
  prepare: ({ body, actor }) => {
    offeredKind(actor, body.kind)
    return readTable(body)
  },
  handle: ({ body, prepared, ...asked }) => stage(asked, body, prepared),
})

const list = endpoint({
  method: 'GET',
  path,
  summary: 'The files that the person has not finished with, the newest first',
  data: OpenImports,
  codes: importCodes,
  handle: ({ db, actor }) => unfinished(db, actor),
})

const template = endpoint({
  method: 'GET',
  path: `${path}/template`,
  summary: 'An empty workbook with the columns that a file of a kind may have',
  query: TemplateQuery,
  data: string(),
  file: exportTypes,
  codes: importCodes,
  handle: ({ db, actor, query: { kind, lang = 'tr' } }) => {
    offeredKind(actor, kind)
    return templateOf(db, actor.shop_id, kind, lang)
  },
})

const view = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A file that was read: its columns, and what its check came to so far',
  params: ById,
  data: Import,
  codes: importCodes,
  handle: async ({ db, actor, params: { id }, services }) => {
    const file = await findFile(db, actor, id)
    if (file.state === 'checking') beginCheck(services, actor.shop_id, id)
    return told(db, file)
  },
})

const mapping = endpoint({
  method: 'PUT',
  path: `${path}/:id/mapping`,
  summary: 'Takes the columns of a file for fields, and begins its check',
  params: ById,
  body: ImportMapping,
  data: Import,
  codes: importCodes,
  handle: ({ params: { id }, body, ...asked }) => map(asked, id, body),
})

const rows = endpoint({
  method: 'GET',
  path: `${path}/:id/rows`,
  summary: 'The faulty rows of a file, each with the rules that it breaks',
  params: ById,
  query: ImportRowsQuery,
  data: ImportRows,
  codes: importCodes,
  handle: async ({ db, actor, params: { id }, query }) => faultyRows(db, await findFile(db, actor, id), query),
})

const mending = endpoint({
  method: 'PUT',
  path: `${path}/:id/rows`,
  summary: 'Writes mended cells into rows of a file, and begins its check again',
  params: ById,
  body: ImportMending,
  data: Import,
  codes: importCodes,
  largest: 8 * 1024 * 1024,
  handle: ({ params: { id }, body, ...asked }) => mend(asked, id, body),
})

const keeping = endpoint({
  method: 'PUT',
  path: `${path}/:id/mended`,
  summary: 'Keeps rows as somebody is mending them, without a check',
  params: ById,
  body: ImportKeeping,
  data: KeptRows,
  codes: importCodes,
  largest: 8 * 1024 * 1024,
  handle: ({ params: { id }, body, ...asked }) => keepMended(asked, id, body),
})

const removing = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Throws away a file that was not applied',
  params: ById,
  data: Nothing,
  codes: importCodes,
  handle: async ({ params: { id }, ...asked }) => {
    await discard(asked, id)
    return {}
  },
})

const faults = endpoint({
  method: 'GET',
  path: `${path}/:id/faults`,
  summary: 'The faulty rows of a file as CSV, with what is wrong with each',
  params: ById,
  query: FaultsQuery,
  data: string(),
  file: exportTypes,
  codes: importCodes,
  handle: async ({ db, actor, params: { id }, query: { lang = 'tr' } }) =>
    faultsOf(db, await findFile(db, actor, id), lang),
})

const applying = endpoint({
  method: 'POST',
  path: `${path}/:id/apply`,
  summary: 'Begins the job that applies a file as it was checked',
  params: ById,
  body: ImportApplying,
  data: Job,
  codes: importCodes,
  key: 'required',
  handle: ({ params: { id }, body, ...asked }) => apply(asked, id, body),
})

/** The calls for files that are taken in. `template` stands before the ids, which it is none of. */
export const importEndpoints: readonly Endpoint[] = [
  create,
  list,
  template,
  view,
  mapping,
  rows,
  mending,
  keeping,
  removing,
  applying,
  faults,
]
