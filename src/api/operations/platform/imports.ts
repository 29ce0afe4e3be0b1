import { Nothing } from '#api/contract/platform/common.ts'
import { exportTypes } from '#api/contract/platform/exports.ts'
import {
  FaultsQuery,
  Import,
  ImportApplying,
  ImportHeader,
  ImportKeeping,
  ImportMapping,
  ImportMending,
  ImportRows,
  ImportRowsQuery,
  importLimits,
  KeptRows,
  NewImport,
  OpenImports,
  PreviewRows,
  TemplateQuery,
} from '#api/contract/platform/imports.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { operation } from './operation.ts'

/** A file of the largest size in base64, and the few words around it. */
const largest = Math.ceil(importLimits.bytes / 3) * 4 + 64 * 1024

/** Files that are taken in, by whoever has one of these codes. */
export function importOperationsFor(codes: readonly number[]) {
  return {
    create: operation({
      method: 'POST',
      path: '/v1/panel/imports',
      summary: 'Reads a file of records and keeps its rows until they are applied',
      body: NewImport,
      data: Import,
      codes,
      largest,
    }),
    list: operation({
      method: 'GET',
      path: '/v1/panel/imports',
      summary: 'The files that the person has not finished with, the newest first',
      data: OpenImports,
      codes,
    }),
    template: operation({
      method: 'GET',
      path: '/v1/panel/imports/template',
      summary: 'An empty workbook with the columns that a file of a kind may have',
      query: TemplateQuery,
      file: exportTypes,
      codes,
    }),
    read: operation({
      method: 'GET',
      path: '/v1/panel/imports/:id',
      summary: 'A file that was read: its columns, and what its check came to so far',
      data: Import,
      codes,
    }),
    map: operation({
      method: 'PUT',
      path: '/v1/panel/imports/:id/mapping',
      summary: 'Takes the columns of a file for fields, and begins its check',
      body: ImportMapping,
      data: Import,
      codes,
    }),
    header: operation({
      method: 'PUT',
      path: '/v1/panel/imports/:id/header',
      summary: 'Takes another row of a file for the one that names its columns',
      body: ImportHeader,
      data: Import,
      codes,
    }),
    rows: operation({
      method: 'GET',
      path: '/v1/panel/imports/:id/rows',
      summary: 'The faulty rows of a file, each with the rules that it breaks',
      query: ImportRowsQuery,
      data: ImportRows,
      codes,
    }),
    preview: operation({
      method: 'GET',
      path: '/v1/panel/imports/:id/preview',
      summary: 'The first good rows of a file as they will be stored, and as they are',
      data: PreviewRows,
      codes,
    }),
    mend: operation({
      method: 'PUT',
      path: '/v1/panel/imports/:id/rows',
      summary: 'Writes mended cells into rows of a file, and begins its check again',
      body: ImportMending,
      data: Import,
      codes,
      largest: 8 * 1024 * 1024,
    }),
    keep: operation({
      method: 'PUT',
      path: '/v1/panel/imports/:id/mended',
      summary: 'Keeps rows as somebody is mending them, without a check',
      body: ImportKeeping,
      data: KeptRows,
      codes,
      largest: 8 * 1024 * 1024,
    }),
    delete: operation({
      method: 'DELETE',
      path: '/v1/panel/imports/:id',
      summary: 'Throws away a file that was not applied',
      data: Nothing,
      codes,
    }),
    faults: operation({
      method: 'GET',
      path: '/v1/panel/imports/:id/faults',
      summary: 'The faulty rows of a file as CSV, with what is wrong with each',
      query: FaultsQuery,
      file: exportTypes,
      codes,
    }),
    apply: operation({
      method: 'POST',
      path: '/v1/panel/imports/:id/apply',
      summary: 'Begins the job that applies a file as it was checked',
      body: ImportApplying,
      data: Job,
      codes,
      key: 'required',
    }),
  }
}
