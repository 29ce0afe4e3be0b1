import type { ConnectionState } from '#api/contract/platform/connections.ts'
import { marketplaceAccountOperations } from '#api/operations/catalog/marketplace-accounts.ts'
import { marketplaceAccount, type ShopMarketplace } from '#api/resources/catalog/marketplace-account.ts'
import type { Saver } from '#api/resources/platform/field.types.ts'
import { wrongIn } from '#api/resources/platform/resource.ts'
import { connectionFailures, secretsReadable } from '#api/rules/platform/connections.ts'
import { offered } from '#api/rules/platform/marketplaces.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { MarketplaceFailure } from '#server/integrations/marketplace/marketplace.ts'
import { lastOutcome, noteOutcome } from '#server/platform/connections/state.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint, type Services } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { sealedKey } from './account.ts'
import { type LoadedAccount, loadAccount, saveAccount, toAnswer } from './stored-account.ts'

const read = endpoint(marketplaceAccountOperations.read, async ({ services, actor, params }) =>
  toAnswer(await loadAccount(services, actor.shop_id, params.id)),
)

const edit = endpoint(marketplaceAccountOperations.edit, async ({ body, ...context }) => {
  const { db, services, actor, params } = context
  const before = await loadAccount({ ...services, db }, actor.shop_id, params.id, { lock: true })
  if (body.version !== before.version)
    throw await staleRefusal(db, {
      ...{ shop_id: actor.shop_id, subject: 'marketplaces', id: before.id },
      updated_at: new Date().toISOString(),
    })
  const { baseKey, supplier_id, adapter = before.account.adapter } = body.auth_data
  demandRight({ baseKey, supplier_id, adapter }, { holder: actor, before: before.auth_data })
  const key = baseKey === true ? before.stored.baseKey : sealedKey(services.secrets, baseKey.trim(), before.place)
  await saveAccount(db, before, { auth_data: { baseKey: key, supplier_id: supplier_id.trim(), adapter } })
  const after = toAnswer(await loadAccount({ ...services, db }, actor.shop_id, params.id))
  await audit(context, {
    subject: 'marketplaces',
    subject_id: params.id,
    event: 'update',
    before: auditValues(before),
    after: auditValues(after),
  })
  return after
})

const setStatus = endpoint(marketplaceAccountOperations.setStatus, async ({ body: { status }, ...context }) => {
  const { db, services, actor, params } = context
  const before = await loadAccount({ ...services, db }, actor.shop_id, params.id, { lock: true })
  if (before.shop_status !== status) await saveAccount(db, before, { shop_status: status })
  await audit(context, {
    ...{ subject: 'marketplaces', subject_id: params.id, event: 'status' },
    ...{ before: { shop_status: before.shop_status }, after: { shop_status: status } },
  })
  return toAnswer(await loadAccount({ ...services, db }, actor.shop_id, params.id))
})

const state = endpoint(marketplaceAccountOperations.state, async ({ services, actor, params }) =>
  accountState(services, await loadAccount(services, actor.shop_id, params.id)),
)

/** Trying it asks for one product of the shop there. */
const test = endpoint(marketplaceAccountOperations.test, {
  prepare: async ({ services, actor, params }) => {
    const account = await loadAccount(services, actor.shop_id, params.id)
    const wrong = missingOf(account)
    if (wrong.length > 0) throw new Refused(409, wrong)
    return { account, said: await tried(services, account) }
  },
  handle: async ({ prepared: { account, said }, ...context }) => {
    const { db, services } = context
    await noteOutcome(db, whose(account), said.failure ?? null)
    const after = { works: said.failure ? 0 : 1 }
    await audit(context, { subject: 'marketplaces', subject_id: account.id, event: 'test', after })
    return { ...said, state: await accountState({ ...services, db }, account) }
  },
})

/** A shop's accounts at marketplaces (R179, R189). */
export const marketplaceAccountEndpoints: readonly Endpoint[] = [read, edit, setStatus, state, test]

/** A stored key is sent nowhere but where it was given for. */
function demandRight(auth_data: ShopMarketplace['auth_data'], saver: Saver): void {
  const wrong = wrongIn(marketplaceAccount, auth_data, { languages: [], saver })
  if (wrong.length === 0) return
  throw new Refused(
    422,
    wrong.map((one) => ({ ...one, at: one.at?.map((path) => `auth_data.${path}`) ?? [] })),
  )
}

function auditValues({ shop_status, auth_data }: Pick<ReturnType<typeof toAnswer>, 'shop_status' | 'auth_data'>) {
  const { adapter, supplier_id, baseKey } = auth_data
  return { shop_status, adapter, supplier_id, baseKey: baseKey === true }
}

/** How the account stands. */
export async function accountState({ db }: Pick<Services, 'db'>, account: LoadedAccount): Promise<ConnectionState> {
  const used = account.offered
  return { used, ...(await lastOutcome(db, whose(account))), missing: [...missingOf(account)] }
}

function missingOf(account: LoadedAccount): readonly Refusal[] {
  const { status, shop_status, account: opened } = account
  const auth_data = { baseKey: opened.baseKey, supplier_id: opened.supplierId }
  const unreadable = broken([secretsReadable], { readable: opened.baseKey !== null })
  return unreadable.length > 0 ? unreadable : broken([offered], { status, shop_status, auth_data })
}

async function tried({ marketplace }: Services, { account }: LoadedAccount) {
  try {
    const found = { ...account, baseKey: account.baseKey ?? '' }
    const { total } = await marketplace.products(found, { page: 0, limit: 1 })
    return { answer: `products: ${total}` }
  } catch (thrown) {
    if (!(thrown instanceof MarketplaceFailure)) throw thrown
    const { unreachable, answered } = connectionFailures
    const far = thrown.trouble === 'unreachable' || thrown.trouble === 'busy'
    const failure: Refusal = far
      ? { id: unreachable.id, about: { detail: thrown.trouble } }
      : { id: answered.id, about: { answer: thrown.trouble } }
    return { failure }
  }
}

function whose({ id, place: { shop_id } }: LoadedAccount) {
  return { shop_id, resource: 'marketplaces', id }
}
