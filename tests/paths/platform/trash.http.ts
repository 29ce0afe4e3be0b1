import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { TrashPage } from '#api/contract/platform/trash.ts'
import type { TrashContext } from '#machines/platform/trash/trash.context.ts'
import type { TrashEvent } from '#machines/platform/trash/trash.machine.ts'
import { trash } from '#screens/platform/wiring/trash.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { haveInTrash, isThere, putBack, takeName } from './deleted-brand.ts'
import spec from './trash.paths.ts'

interface Desk extends World {
  readonly codes: readonly number[]
}

/** The trash of brands of a real shop, in which one lies, or none. */
export default overHttp(spec)<typeof trash, Desk>({
  machine: trash,
  begin: async (shop, { input }) => {
    const codes = input === 'looking' ? [1100] : [100]
    return { shop, codes, token: await shop.as(codes) }
  },
  input: ({ codes }) => ({ list: 'brands', holder: { permissions: codes } }),
  whose: ({ method }) => [method === 'POST' ? 'restore' : 'look'],
  answers: { look: looked, restore: restored },
  event: (event, { actor }) => {
    const own = event as TrashEvent
    const [row] = (actor.getSnapshot().context as TrashContext).rows ?? []
    // What is searched for is what every deleted brand is called.
    if (own.type === 'SEARCH') return { ...own, text: 'çöpteki' }
    return own.type === 'RESTORE' && row ? { ...own, id: row.id, label: row.label } : own
  },
  refused: async (event, rules, { world }) => {
    if (event.type !== 'OPEN' || !rules.includes('auth.forbidden')) return
    const answer = await world.shop.call('GET', '/v1/panel/bin/brands', { as: world.token })
    expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
  },
})

async function looked(event: EventObject, { world: { shop } }: Moment<Desk>): Promise<Arranged> {
  if ('error' in event) return { how: 'lost' }
  const { total } = (event as unknown as { output: TrashPage }).output
  await haveInTrash(shop, total)
  return { how: 'through' }
}

async function restored(event: EventObject, { world: { shop }, actor, ahead }: Moment<Desk>): Promise<Arranged> {
  const { wanted } = actor.getSnapshot().context as TrashContext
  const { id = 0, label = '' } = wanted ?? {}
  const { error } = event as unknown as { error?: ApiFailure }
  if (error?.kind === 'network') return { how: ahead[1]?.event.type.includes('error') ? 'lost' : 'answerLost' }
  await putBack(shop, id, label)
  if (error?.kind === 'conflict') await takeName(shop, label)
  if (error?.kind === 'notFound') await shop.call('POST', `/v1/panel/bin/brands/${id}`)
  return {
    how: 'through',
    after: async () => expect(await isThere(shop, id)).toBe(error?.kind !== 'conflict'),
  }
}
