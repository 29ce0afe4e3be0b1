import { readinessOperations } from '#api/operations/sales/readiness.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { shopRow } from '#server/platform/sections/save.ts'
import { setSettings, settingsOf } from '#server/platform/shop/settings.ts'
import { readSetUp } from './read-set-up.ts'

const read = endpoint(readinessOperations.read, readSetUp)

const skip = endpoint(readinessOperations.skip, async ({ body: { step, skipped }, ...context }) => {
  const { db, actor } = context
  const row = await shopRow(db, actor.shop_id, true)
  const before = settingsOf(row).skipped_steps
  const others = before.filter((one) => one !== step)
  const after = skipped === 1 ? [...others, step] : others
  if (after.length !== before.length) {
    await setSettings(db, actor.shop_id, { skipped_steps: after })
    await audit(context, {
      ...{ subject: 'settings', subject_id: actor.shop_id, event: 'update' },
      ...{ before: { skipped_steps: before }, after: { skipped_steps: after } },
    })
  }
  return readSetUp(context)
})

/** What tells a shop what it still lacks. */
export const readinessEndpoints: readonly Endpoint[] = [read, skip]
