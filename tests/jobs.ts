import type { Job, JobRow } from '#api/contract/platform/jobs.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { takeTurn } from '#server/platform/jobs/turn.ts'
import type { Shop } from './shop.ts'

/** Works on the jobs of a shop until none is open. The worker of a server takes the same turns. */
export async function workOff(shop: Pick<Shop, 'services'>): Promise<void> {
  while (await takeTurn(shop.services));
}

/** Deletes all products that may go, as the list does. */
export async function removeProducts(shop: Pick<Shop, 'services' | 'call'>): Promise<void> {
  const { http } = await shop.call('DELETE', '/v1/panel/products/all')
  if (http !== 200) throw new Error('The products were not deleted')
  await workOff(shop)
}

export async function job(shop: Shop, id: number): Promise<Job> {
  return (await shop.call('GET', `/v1/panel/jobs/${id}`)).body.data
}

/** The records of a job in one state, in its order. */
export async function jobRows(shop: Shop, id: number, state: JobRow['state']): Promise<JobRow[]> {
  return (await shop.call('GET', `/v1/panel/jobs/${id}/rows?state=${state}&limit=500`)).body.data.rows
}

/** A job of one record that stands so, past the API. */
export async function addJob(
  { db, own: { shop_id, admin_id } }: Pick<Shop, 'db' | 'own'>,
  state: Job['state'],
  row: JobRow['state'],
  label = 'Keten elbise',
): Promise<number> {
  const counts = {
    total: 1,
    done: Number(row === 'done'),
    refused: Number(row === 'refused'),
    failed: Number(row === 'failed'),
  }
  const finished_at = state === 'finished' ? new Date().toISOString() : null
  const [job] = await db
    .insert(jobs)
    .values({ shop_id, user_id: admin_id, kind: 'products.edit', state, request_id: 'test', finished_at, ...counts })
    .returning({ id: jobs.id })
  const job_id = job?.id ?? 0
  const rules = row === 'refused' ? [{ id: 'delete.in_use' }] : []
  await db.insert(job_rows).values({ shop_id, job_id, position: 0, record_id: 1, label, state: row, rules })
  return job_id
}
