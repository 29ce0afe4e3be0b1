import { sql } from 'drizzle-orm'
import type { EventObject } from 'xstate'
import type { ImportCounts } from '#api/contract/platform/imports.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { Checked } from '#machines/platform/import/import.flow.ts'
import { workOff } from '#tests/jobs.ts'
import type { Shop } from '#tests/shop.ts'

let made = 0

/** A file of two new brands, as a person has it. */
export function brandsFile(): Buffer {
  made += 1
  return Buffer.from(`Marka adı;Marka adı (English)\r\nIşık ${made};Light\r\nGece ${made};Night\r\n`)
}

/** A file that was begun before, the newest of the shop; answers its id. */
export async function begunBefore(shop: Shop): Promise<number> {
  const content = brandsFile().toString('base64')
  const { body } = await shop.call('POST', files, { body: { kind: 'brands', name: 'markalar.csv', content } })
  return body.data.id
}

/** The newest file was left where the walk says: its columns not matched, its rows being mended, or applied. */
export async function willBeOpened(shop: Shop, event: EventObject): Promise<void> {
  const { output } = event as unknown as { output?: Checked }
  if (!output || output.staged.state === 'mapping') return
  await willBeJudged(shop, event)
  const { rows } = await shop.db.execute<{ id: number }>(sql`select max(id) as id from imports`)
  const path = `${files}/${rows[0]?.id}`
  await shop.call('PUT', `${path}/mapping`, { body: { mode: 'both', columns: output.staged.mapping } })
  for (let state = 'checking'; state === 'checking'; ) state = (await shop.call('GET', path)).body.data.state
  for (const { position, mended } of output.rows)
    if (mended) await shop.call('PUT', `${path}/mended`, { body: { rows: [{ position, cells: mended }] } })
  if (output.staged.state === 'applied') await shop.call('POST', `${path}/apply`, { body: { leave_faulty: 1 } })
}

const files = '/v1/panel/imports'

/** The columns of the next file are taken for what they are called, whatever an earlier walk took them for. */
export async function willBeGuessed({ db }: Shop): Promise<void> {
  await db.execute(sql`delete from import_mappings`)
}

/** The newest file of the shop has rows that its next check will judge as the walk says. */
export async function willBeJudged({ db }: Shop, event: EventObject): Promise<void> {
  const { output } = event as unknown as { output?: { staged: { counts: ImportCounts } } }
  if (!output) return
  made += 1
  const { faulty } = output.staged.counts
  const rows = [
    { position: 2, cells: faulty > 1 ? [tooLong, tooLong] : [`Işık ${made}`, 'Light'] },
    { position: 3, cells: faulty > 0 ? [tooLong, tooLong] : [`Gece ${made}`, 'Night'] },
  ]
  await db.execute(sql`
    update import_rows set cells = r.cells
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position int, cells jsonb)
     where import_id = (select max(id) from imports) and import_rows.position = r.position`)
}

/** No name that a brand may have. */
const tooLong = 'x'.repeat(256)

/** The newest job is as the next look at it will find it. */
export async function willBeFound(shop: Shop, event: EventObject): Promise<void> {
  const { output } = event as unknown as { output?: Pick<Job, 'state'> }
  if (!output) return
  const cancelled = output.state === 'cancelled'
  await shop.db.execute(sql`
    update jobs set state = ${cancelled ? 'cancelled' : 'running'}, finished_at = case when ${cancelled} then now() end
     where id = (select max(id) from jobs)`)
  if (output.state === 'finished') await workOff(shop)
}
