import { and, eq } from 'drizzle-orm'
import { roleOperations } from '#api/operations/settings/roles.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { viewsOwnOnly } from '#api/rules/settings/user-roles.ts'
import { sessions, user_roles } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { sessionOf } from '#server/platform/http/authenticate.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'

/** The panel as somebody with a role sees it, for one session: its permissions are the role's, and nothing is changed until that ends. */
export const viewingEndpoints: readonly Endpoint[] = [
  endpoint(roleOperations.view, async (context) => {
    const { db, actor, params } = context
    const [role] = await db
      .select({ permissions: user_roles.permissions })
      .from(user_roles)
      .where(and(eq(user_roles.shop_id, actor.shop_id), eq(user_roles.id, params.id)))
    if (!role) throw refuse(404, notFound)
    const refusals = broken([viewsOwnOnly], { holder: actor, permissions: role.permissions })
    if (refusals.length > 0) throw new Refused(403, refusals)
    await db.update(sessions).set({ viewing_role: params.id }).where(sessionOf(actor))
    await audit(context, { subject: 'user-roles', subject_id: params.id, event: 'VIEW_AS_ROLE' })
    return {}
  }),
  endpoint(roleOperations.endViewing, async (context) => {
    const { db, actor } = context
    if (!actor.viewing) return {}
    await db.update(sessions).set({ viewing_role: null }).where(sessionOf(actor))
    await audit(context, { subject: 'user-roles', subject_id: actor.viewing.id, event: 'END_VIEWING' })
    return {}
  }),
]
