import { and, eq, sql } from 'drizzle-orm'
import { plainSettings } from '#api/contract/platform/list-settings.ts'
import { listSettingsOperations } from '#api/registry/list-operations.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { preferences } from '#server/db/schema/lists.ts'
import { audit } from '#server/platform/http/audit.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { isVisible } from './views.ts'

/** They tell nothing of the shop: whoever is signed in has settings of their own, and sees nobody else's. */
export const readSettings = endpoint(listSettingsOperations.read, async ({ db, actor, query: { list } }) => {
  const { shop_id, user_id } = actor
  const [kept] = await db
    .select({ settings: preferences.settings })
    .from(preferences)
    .where(and(eq(preferences.shop_id, shop_id), eq(preferences.user_id, user_id), eq(preferences.list, list)))
  return { ...plainSettings, ...kept?.settings }
})

export const replaceSettings = endpoint(
  listSettingsOperations.replace,
  async ({ query: { list }, body: settings, ...context }) => {
    const { db, actor } = context
    const { shop_id, user_id } = actor
    const { default_view_id } = settings
    if (default_view_id !== null && !(await isVisible(db, actor, list, default_view_id)))
      throw refuse(422, notFound, { at: ['default_view_id'] })
    await db
      .insert(preferences)
      .values({ shop_id, user_id, list, settings })
      .onConflictDoUpdate({
        target: [preferences.shop_id, preferences.user_id, preferences.list],
        set: { settings, updated_at: sql`now()` },
      })
    await audit(context, { subject: 'list_settings', subject_id: user_id, event: 'update', after: { list, settings } })
    return settings
  },
)
