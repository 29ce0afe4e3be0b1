import { permissionValues } from '#api/registry/permission-words.ts'
import { tellPermissionsBy } from '#screens/platform/sentences.ts'
import { sessionGranters } from '#screens/platform/wiring/session-actor.ts'

/** Refusals for want of a permission name it in words from now on, and who can give it. */
export function namePermissions(): void {
  tellPermissionsBy((i18n, about) => permissionValues(about, (says) => i18n._(says), sessionGranters()))
}
