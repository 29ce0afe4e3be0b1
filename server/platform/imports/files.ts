import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { ImportKind } from '#api/contract/platform/imports.ts'
import { fileKinds } from '#api/registry/import-kinds.ts'
import type { Database } from '#server/db/open.ts'
import type { imports } from '#server/db/schema/imports.ts'
import { fileOf } from '#server/platform/exports/file.ts'
import type { OutgoingFile } from '#server/platform/http/endpoint.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { registry } from '#server/platform/registry.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { headerOf } from './columns.ts'
import { importContext } from './import-context.ts'
import { formatRowRefusal } from './reasons.ts'
import { faultyRows } from './stage.ts'

const reason = /*i18n*/ { id: 'imports.reason', message: 'Neden' }

/** An empty workbook with the columns of a kind. */
export async function templateOf(
  db: Database,
  shop_id: number,
  kind: ImportKind,
  lang: FileLanguage,
): Promise<OutgoingFile> {
  const columns = registry().importKinds[kind].columns(await importContext(db, shop_id))
  return fileOf(
    {
      title: formatMessage(lang, fileKinds[kind].title),
      columns: columns.map((one) => ({ header: headerOf(one, lang), kind: 'text' })),
      rows: none(),
      notes: [],
      notesTitle: '',
    },
    { list: `${kind}-template`, zone: await zoneOf(db, shop_id) },
    'xlsx',
  )
}

async function* none(): AsyncGenerator<readonly string[]> {
  yield []
}

/** The faulty rows of a file as they are, with what is wrong with each behind them. */
export async function faultsOf(
  db: Database,
  file: typeof imports.$inferSelect,
  lang: FileLanguage,
): Promise<OutgoingFile> {
  const columns = registry().importKinds[file.kind as ImportKind].columns(await importContext(db, file.shop_id))
  const labels = new Map(columns.map((one) => [one.key, headerOf(one, lang)]))
  const zone = await zoneOf(db, file.shop_id)
  const words = { labels, lang, zone }
  async function* rows(): AsyncGenerator<readonly string[]> {
    for (let after = 0; ; ) {
      const page = await faultyRows(db, file, { after, limit: 500 })
      for (const { cells, refusals } of page.rows)
        yield [...cells, refusals.map((one) => formatRowRefusal(one, words)).join(' · ')]
      const last = page.rows.at(-1)
      if (!last) return
      after = last.position
    }
  }
  const headers = [...file.headers, formatMessage(lang, reason)].map((header) => ({ header, kind: 'text' as const }))
  return fileOf(
    { title: file.name, columns: headers, rows: rows(), notes: [], notesTitle: '' },
    { list: `${file.kind}-faults`, zone },
    'csv-tr',
  )
}
