import { approvalOperations } from '#api/operations/sales/approvals.ts'
import { foldIdentifier } from '#api/rules/platform/fold.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { fullAccess, permits, signInRules } from '#api/rules/platform/session.ts'
import { approvalStands, approverKnown } from '#api/rules/sales/approvals.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { countSignIn, forgiveSignIn } from '#server/platform/session/limits.ts'
import { passwordMatches } from '#server/platform/session/passwords.ts'
import { demandCode } from '#server/platform/session/second-factor.ts'
import { permissionsOf, staffBy } from '#server/platform/session/staff-by.ts'

/**
 * A second person allows something at the till of another, by their own password and second factor; tries are counted like those to sign in.
 * A wrong password, somebody of another shop and somebody who may not do everything get one answer.
 */
const approve = endpoint(approvalOperations.approve, async (context) => {
  const { db, actor, body, services, address } = context
  const { shop_id, user_id: asked_by } = actor
  const refusals = broken(signInRules, body)
  if (refusals.length > 0) throw new Refused(422, refusals)
  const email = foldIdentifier(body.email)
  await countSignIn(services, { email, address })
  const person = await staffBy(services.db, email)
  const right = await passwordMatches(body.password, person?.password_hash ?? '')
  const may = right && person?.shop_id === shop_id && permits({ permissions: permissionsOf(person) }, [fullAccess])
  if (!person || !may) throw refuse(422, approverKnown, { at: ['password'] })
  await forgiveSignIn(services, { email, address })
  if (person.second_factor)
    await demandCode(services, { shop_id, user_id: person.id, secret: person.secret }, body.code).catch(atItsField)
  const { reference, what } = body
  const stored = await db
    .insert(approvals)
    .values({ shop_id, reference, what, asked_by, approved_by: person.id })
    .onConflictDoNothing()
    .returning()
  if (stored.length === 0) throw refuse(409, approvalStands)
  const name = `${person.name} ${person.surname}`.trim()
  await audit(context, {
    subject: 'approvals',
    event: 'APPROVE',
    after: { reference, what, approved_by: person.id, name },
  })
  return { reference, name }
})

/** The session of whoever stands at the till is none of it: a code that is missing or wrong is told at its field. */
function atItsField(thrown: unknown): never {
  if (!(thrown instanceof Refused) || thrown.status !== 401) throw thrown
  throw new Refused(
    422,
    thrown.refusals.map((refusal) => ({ ...refusal, at: ['code'] })),
  )
}

/** The calls of approvals. */
export const approvalEndpoints: readonly Endpoint[] = [approve]
