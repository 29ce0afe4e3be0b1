import { type Actor, createActor, SimulatedClock } from 'xstate'
import { store } from '#api/client/platform/stored.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { checkFailed, resetLinkInactive } from '#api/rules/platform/session.ts'
import type { signInMachine } from '#machines/platform/session/sign-in.machine.ts'
import { forgotPassword, resetPassword } from '#screens/platform/wiring/session.ts'
import { session } from '#screens/platform/wiring/session-actor.ts'
import { password_resets } from '#server/db/schema/people.ts'
import { hashOf, newShopToken } from '#server/platform/http/tokens.ts'
import { type Act, nothing, type Place, says } from './acts.ts'

const newPassword = 'Panel!2027'

const check: Act = {
  name: 'the check of a stored session',
  at: ['GET', '/v1/auth/me'],
  says: 'notLoaded',
  // Whatever it is: nobody is signed in, and the page says that the session could not be looked at.
  saysAt: Object.fromEntries(
    [0, 200, 403, 404, 409, 413, 422, 429, 500, 502, 503].map((status) => [status, [checkFailed.id]]),
  ),
  changes: 0,
  ready: async ({ shop }) => {
    const actor = createActor(session, { input: { hasToken: true } })
    let begun = false
    return {
      actor: () => actor,
      go: () => {
        const { hasToken } = actor.getSnapshot().context
        // Who was signed out signs in, here in another tab.
        if (!hasToken) {
          store('token', shop.admin)
          store('shop_id', shop.own.shop_id)
        }
        if (begun) actor.send({ type: hasToken ? 'CHECK_AGAIN' : 'FOLLOW_IN' })
        else actor.start()
        begun = true
      },
      told: () => {
        const { why } = actor.getSnapshot().context
        return why === 'expired' ? says('auth.session_expired') : why === 'unchecked' ? says(checkFailed.id) : nothing
      },
      kept: () => actor.getSnapshot().context.person,
      done: () => actor.getSnapshot().matches('in'),
    }
  },
}

const signIn: Act = {
  name: 'signing in',
  at: ['POST', '/v1/auth/login'],
  says: 'notSent',
  changes: 1,
  // Whoever signs in twice has two sessions; the older one runs out.
  lost: { changes: 2, says: [] },
  open: true,
  ready: async ({ given }) => {
    store('token', null)
    const clock = new SimulatedClock()
    const actor = createActor(session, { input: { hasToken: false }, clock }).start()
    clock.increment(1000)
    const form = () => actor.getSnapshot().children.signIn as Actor<typeof signInMachine> | undefined
    form()?.send({ type: 'FILL', field: 'email', text: given.email })
    form()?.send({ type: 'FILL', field: 'password', text: given.password })
    return {
      root: actor,
      actor: () => form() ?? actor,
      go: () => form()?.send({ type: 'SUBMIT' }),
      told: () => {
        const failure = form()?.getSnapshot().context.failure
        return failure ? failureMessages(failure, 'notSent') : nothing
      },
      kept: () => form()?.getSnapshot().context.password ?? given.password,
      done: () => actor.getSnapshot().matches('in'),
    }
  },
}

const forgot: Act = {
  name: 'asking for a link to a new password',
  at: ['POST', '/v1/auth/forget-password'],
  says: 'linkNotSent',
  changes: 0,
  open: true,
  empty: true,
  ready: async ({ given }) => {
    const actor = createActor(forgotPassword).start()
    actor.send({ type: 'FILL', email: given.email })
    return {
      actor: () => actor,
      go: () => actor.send({ type: 'SUBMIT' }),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failure ? failureMessages(failure, 'linkNotSent') : nothing
      },
      kept: () => actor.getSnapshot().context.email,
      done: () => actor.getSnapshot().matches('sent'),
    }
  },
}

const reset: Act = {
  name: 'setting a new password',
  at: ['POST', '/v1/auth/reset-password'],
  says: 'notSaved',
  changes: 1,
  // The link is used up and the password is the new one: signing in leads on.
  lost: { changes: 1, says: [resetLinkInactive.id] },
  open: true,
  empty: true,
  ready: async (place) => {
    const actor = createActor(resetPassword, { input: { token: await linkOf(place) } }).start()
    for (const field of ['password', 'password_confirmation'] as const)
      actor.send({ type: 'FILL', field, text: newPassword })
    return {
      actor: () => actor,
      go: () => actor.send({ type: 'SUBMIT' }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        if (value === 'inactive') return says(resetLinkInactive.id)
        return context.failure ? failureMessages(context.failure, 'notSaved') : nothing
      },
      kept: () => (actor.getSnapshot().matches('done') ? newPassword : actor.getSnapshot().context.password),
      done: () => actor.getSnapshot().matches('done') || actor.getSnapshot().matches('inactive'),
    }
  },
}

/** A new link of the employee. */
async function linkOf({ shop, given: { own } }: Place): Promise<string> {
  const link = newShopToken(own.shop_id)
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await shop.db
    .insert(password_resets)
    .values({ token_hash: hashOf(link), shop_id: own.shop_id, user_id: own.employee_id, expires_at })
  return link
}

export const sessionActs: readonly Act[] = [check, signIn, forgot, reset]
