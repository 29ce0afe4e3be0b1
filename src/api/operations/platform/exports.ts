import { assign, type Infer, object, omit, type Struct } from 'superstruct'
import { exportQuery, exportTypes } from '#api/contract/platform/exports.ts'
import type { Codes } from '#api/resources/platform/resource.ts'
import { openedBy, operation } from './operation.ts'

const ofFile = object(exportQuery)
// biome-ignore lint/suspicious/noExplicitAny: a struct of any shape
type Query = Struct<any, any>

/** All pages of a list as one file: asked what the list is asked, without its pages, and about the file. */
export function exportOperation<Q extends Query>(
  { name, codes }: { readonly name: string; readonly codes: Pick<Codes, 'list'> },
  query: Q,
  summary = `Everything that a list of ${name} shows, as a file`,
) {
  return operation({
    method: 'GET',
    path: `/v1/panel/${name}/export`,
    summary,
    query: assign(omit(query, ['page', 'limit', 'after'] as never), ofFile) as unknown as Struct<
      Infer<Q> & Infer<typeof ofFile>
    >,
    file: exportTypes,
    codes: openedBy(codes.list),
  })
}
