import { expect } from 'vitest'
import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Me } from '#api/contract/platform/session.ts'
import { session } from '#screens/platform/wiring/session-actor.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { emailIn, endSession, password, setPasswords, tokenOf } from './people.fixture.ts'
import { ayse, elif } from './people.ts'
import spec from './session.paths.ts'

/** The session with its calls; what calls and other tabs report is told by the walk. */
const machine = session.provide({ actors: { surroundings: fromCallback(() => {}) } })

/** Who works in a real shop, and when the server lets them. */
export default overHttp(spec)<typeof machine, World>({
  machine,
  begin: async (shop, { input }) => {
    await setPasswords(shop)
    return { shop, token: input === 'withToken' ? await tokenOf(shop, ayse.id) : null }
  },
  input: ({ token }) => ({ hasToken: token !== null }),
  whose: ({ path }) => {
    if (path === '/v1/auth/me') return ['check', 'confirm']
    return path === '/v1/auth/login' ? ['signIn'] : []
  },
  answers: { check: judged, confirm: judged, signIn },
  event: async (event, moment) => {
    const { world } = moment
    // The call that met the 401, and the other tab, did this before anybody heard of it.
    if (event.type === 'LOSE_SESSION') await endSession(world.shop, world.token)
    if (event.type === 'FOLLOW_OUT') world.token = null
    if (event.type === 'FOLLOW_IN') {
      world.token = await tokenOf(world.shop, nextPerson(moment))
      localStorage.setItem('shop_id', String(world.shop.own.shop_id))
    }
    return event
  },
  see: ({ value, context }, { token }) => {
    // Rules R35 and R36: leaving, and being sent away, leaves nothing in the store.
    if (value === 'out' && context.why !== 'unchecked' && !context.hasToken) expect(token).toBeNull()
    if (JSON.stringify(value).startsWith('{"in"'))
      expect([token === null, context.user === null]).toEqual([false, false])
  },
})

/** What the session check answers: the person whose token it is, or why it is nobody's. */
async function judged(event: EventObject, { world }: Moment<World>): Promise<Arranged> {
  const { error } = event as unknown as { error?: ApiFailure }
  if (!error) return { how: 'through' }
  if (error.kind === 'network') return { how: 'lost' }
  await endSession(world.shop, world.token)
  return { how: 'through' }
}

/** The form of the sign-in actor is filled in and sent. */
async function signIn(event: EventObject, moment: Moment<World>): Promise<Arranged> {
  const { user } = (event as unknown as { output: Pick<Me, 'user'> }).output
  const form = moment.actor.getSnapshot().children.signIn as unknown as AnyActorRef
  form.send({ type: 'FILL', field: 'email', text: await emailIn(moment.world.shop, personFor(moment, user.id)) })
  form.send({ type: 'FILL', field: 'password', text: password })
  form.send({ type: 'SUBMIT' })
  return { how: 'through' }
}

/** Whom the walk finds signed in next. */
function nextPerson(moment: Moment<World>): number {
  const answers = moment.ahead.map(({ event }) => (event as unknown as { output?: Partial<Me> }).output?.user?.id)
  return personFor(moment, answers.find((id) => id !== undefined) ?? ayse.id)
}

/** The walk only says whether it is the same person as before: here that may be the other of the two. */
function personFor({ walked, actor, world }: Moment<World>, id: number): number {
  const known = (walked.context as { user: Me['user'] | null }).user
  const here = (actor.getSnapshot().context as { user: Me['user'] | null }).user
  if (!known || !here) return id
  const isAyse = here.id === world.shop.own.admin_id
  return (id === known.id) === isAyse ? ayse.id : elif.id
}
