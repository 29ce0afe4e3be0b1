import { rolePresets } from '#api/resources/settings/role-presets.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { user_roles } from '#server/db/schema/people.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** Gives a new shop the roles that most shops need. */
export async function addPresetRoles(db: Database, shop_id: number): Promise<void> {
  await addRoles(
    db,
    shop_id,
    Object.values(rolePresets).map(({ says, codes }) => ({ name: formatMessage('tr', says), permissions: codes })),
  )
}

/** Writes roles as the form would, and answers their ids. */
export async function addRoles(
  db: Database,
  shop_id: number,
  roles: readonly { readonly name: string; readonly permissions: readonly number[] }[],
): Promise<number[]> {
  const rows = roles.map(({ name, permissions }) => ({
    shop_id,
    name,
    label: name,
    search: fold(name),
    permissions: [...permissions],
  }))
  const added = await db.insert(user_roles).values(rows).returning({ id: user_roles.id })
  return added.map(({ id }) => id)
}
