import type { When } from '#api/resources/platform/field.types.ts'
import { choice, date, quantity, reference, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

/** Told of a record, and never typed. */
const computed: When = { field: 'scope', is: [] }

/** A period of the books that was given to the accountant, and which entries went with it: the same one is not given twice unless that is asked for. */
export const accountingExports = resource({
  name: 'accounting-exports',
  title: /*i18n*/ { id: 'accounting_exports.title', message: 'Muhasebeye aktarımlar' },
  one: /*i18n*/ { id: 'accounting_exports.one', message: 'Muhasebe aktarımı' },
  menu: 'accounting',
  codes: family(1400, { delete: 1403 }),
  acts: ['list', 'add'],
  stays: true,
  list: 'money/accounting/ExportList',
  naming: 'title',
  repeats: true,
  fields: {
    title: text({
      label: /*i18n*/ { id: 'accounting_exports.name', message: 'Aktarımın adı' },
      hint: /*i18n*/ { id: 'accounting_exports.name_hint', message: 'Ekim 2026 gibi.' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    method_id: reference({
      label: /*i18n*/ { id: 'accounting_methods.one', message: 'Muhasebe bağlantısı' },
      to: 'shop-accounting-methods',
      required: true,
      listed: true,
      usedBy: {
        says: /*i18n*/ { id: 'ties.accounting_exports', message: '{count, plural, other {# muhasebe aktarımı}}' },
      },
    }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, required: true, listed: true }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, required: true, listed: true }),
    scope: choice({
      label: /*i18n*/ { id: 'accounting_exports.scope', message: 'Hangi kayıtlar' },
      hint: /*i18n*/ {
        id: 'accounting_exports.scope_hint',
        message: 'Bir kaydı ikinci kez aktarmak muhasebede iki kez işlenmesine yol açabilir.',
      },
      required: true,
      initial: 'new',
      choices: [
        {
          value: 'new',
          says: /*i18n*/ { id: 'accounting_exports.new', message: 'Yalnızca daha önce aktarılmamış olanlar' },
        },
        {
          value: 'all',
          says: /*i18n*/ { id: 'accounting_exports.all', message: 'Dönemin hepsi, aktarılmış olanlar da' },
        },
      ],
    }),
    state: choice({
      label: /*i18n*/ { id: 'accounting_exports.state', message: 'Durum' },
      initial: 'waiting',
      listed: true,
      when: computed,
      choices: [
        { value: 'waiting', says: /*i18n*/ { id: 'accounting_exports.waiting', message: 'Hazırlanıyor' } },
        { value: 'ready', says: /*i18n*/ { id: 'accounting_exports.ready', message: 'Aktarıldı' } },
        { value: 'refused', says: /*i18n*/ { id: 'accounting_exports.refused', message: 'Aktarılamadı' } },
        { value: 'undone', says: /*i18n*/ { id: 'accounting_exports.undone', message: 'Geri alındı' } },
      ],
    }),
    entries: quantity({
      label: /*i18n*/ { id: 'accounting_exports.entries', message: 'Kayıt' },
      listed: true,
      when: computed,
    }),
    repeated: quantity({
      label: /*i18n*/ { id: 'accounting_exports.repeated', message: 'Yeniden aktarılan' },
      listed: true,
      when: computed,
    }),
  },
})
