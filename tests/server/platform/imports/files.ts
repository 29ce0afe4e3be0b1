import { expect } from 'vitest'
import {
  firstChoices,
  type Import,
  type ImportChoices,
  type ImportKind,
  type ImportMode,
  type ImportRow,
} from '#api/contract/platform/imports.ts'
import { xlsxOf } from '#server/platform/exports/xlsx.ts'
import type { Shop } from '#tests/shop.ts'

export const path = '/v1/panel/imports'

/** A file as it is sent. */
export function csv(...lines: readonly string[]): Buffer {
  return Buffer.from(lines.join('\r\n'))
}

/** A workbook, as a spreadsheet would save it. */
export async function xlsx(
  headers: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  async function* cells() {
    yield* rows
  }
  const columns = headers.map((header, at) => ({
    header,
    kind: rows.some((row) => typeof row[at] === 'number') ? ('number' as const) : ('text' as const),
  }))
  const parts: Uint8Array[] = []
  for await (const part of xlsxOf({ title: 'Deneme', columns, rows: cells(), notes: [], notesTitle: '' }))
    parts.push(part)
  return Buffer.concat(parts)
}

/** Sends a file. */
export function send(shop: Shop, kind: ImportKind, name: string, content: Buffer, as?: string) {
  return shop.call('POST', path, { body: { kind, name, content: content.toString('base64') }, ...(as ? { as } : {}) })
}

interface Staged extends Import {
  readonly rows: readonly ImportRow[]
}

/** Every language has to have a name of its own. */
const eachNamed: ImportChoices = { ...firstChoices, same_names: 0 }

/** Sends a file, takes its columns as they were guessed unless said otherwise, and waits for its check. */
export async function check(
  shop: Shop,
  kind: ImportKind,
  content: Buffer,
  {
    mode,
    columns,
    choices = eachNamed,
  }: { mode?: ImportMode; columns?: readonly (string | null)[]; choices?: ImportChoices } = {},
): Promise<Staged> {
  const sent = await send(shop, kind, nameOf(content), content)
  expect(sent.http, sent.text).toBe(200)
  const { id, mapping, ...file } = sent.body.data as Import
  const body = { mode: mode ?? file.mode, columns: columns ?? mapping, choices }
  const mapped = await shop.call('PUT', `${path}/${id}/mapping`, { body })
  expect(mapped.http, mapped.text).toBe(200)
  return checked(shop, id)
}

function nameOf(content: Buffer): string {
  const [start] = content.toString('latin1', 0, 2)
  if (start === '<') return 'a.xml'
  return start === 'P' && content[1] === 0x4b ? 'a.xlsx' : 'a.csv'
}

/** Waits for the end of a check. */
export async function checked(shop: Shop, id: number): Promise<Staged> {
  let file: Import | null = null
  await expect
    .poll(
      async () => {
        file = (await shop.call('GET', `${path}/${id}`)).body.data
        return file?.state === 'checking'
      },
      { interval: 20 },
    )
    .toBe(false)
  expect((file as unknown as Import).state).toBe('checked')
  const { rows } = (await shop.call('GET', `${path}/${id}/rows?limit=500`)).body.data
  return { ...(file as unknown as Import), rows }
}

/** The rules that each faulty row breaks, with the fields that mend them. */
export function told({ rows }: Pick<Staged, 'rows'>): [number, string, string][] {
  return rows.flatMap(({ position, refusals }) =>
    refusals.map(({ id, columns }): [number, string, string] => [position, id, columns.join()]),
  )
}
