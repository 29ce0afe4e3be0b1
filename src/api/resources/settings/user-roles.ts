import { text } from '#api/resources/platform/fields.ts'
import { permissions } from '#api/resources/platform/permissions.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { givesOwnOnly } from '#api/rules/settings/user-roles.ts'
import { rolePresets } from './role-presets.ts'

/** What employees may do. There is no code of its own for deleting, so that needs the one for editing (rule R177). */
export const userRoles = resource({
  name: 'user-roles',
  title: /*i18n*/ { id: 'user_roles.title', message: 'Roller' },
  one: /*i18n*/ { id: 'user_roles.one', message: 'Rol' },
  menu: 'shop',
  codes: family(2100, { delete: 2103 }),
  naming: 'name',
  history: true,
  fields: {
    name: text({
      label: /*i18n*/ { id: 'user_roles.name', message: 'Rol adı' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    permissions: permissions({
      label: /*i18n*/ { id: 'user_roles.permissions', message: 'Yetkiler' },
      hint: /*i18n*/ {
        id: 'user_roles.permissions_hint',
        message: 'Değişen yetkiler, kişi çıkıp tekrar girdiğinde geçerli olur.',
      },
      presets: Object.values(rolePresets),
      listed: true,
    }),
  },
  rules: [givesOwnOnly],
})
