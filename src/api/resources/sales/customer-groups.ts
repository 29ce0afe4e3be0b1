import { longText, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

/** What customers are told apart by, such as dealers: lists are narrowed by them. */
export const customerGroups = resource({
  name: 'customer-groups',
  title: /*i18n*/ { id: 'customer_groups.title', message: 'Müşteri grupları' },
  one: /*i18n*/ { id: 'customer_groups.one', message: 'Müşteri grubu' },
  menu: 'customers',
  codes: family(2000, { delete: 2003 }),
  naming: 'name',
  fields: {
    name: text({
      label: /*i18n*/ { id: 'customer_groups.name', message: 'Grup adı' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    note: longText({ label: /*i18n*/ { id: 'customers.note', message: 'Not' }, max: 250, listed: true }),
  },
})
