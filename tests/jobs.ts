import type { Job, JobRow } from '#api/contract/jobs.ts'
import { takeTurn } from '#server/jobs/turn.ts'
import type { Shop } from './shop.ts'

/** Works on the jobs of a shop until none is open. The worker of a server takes the same turns. */
export async function workOff(shop: Pick<Shop, 'services'>): Promise<void> {
  while (await takeTurn(shop.services));
}

export async function job(shop: Shop, id: number): Promise<Job> {
  return (await shop.call('GET', `/v1/panel/jobs/${id}`)).body.data
}

/** The records of a job in one state, in its order. */
export async function jobRows(shop: Shop, id: number, state: JobRow['state']): Promise<JobRow[]> {
  return (await shop.call('GET', `/v1/panel/jobs/${id}/rows?state=${state}&limit=500`)).body.data.rows
}
