import { choice } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'

/** How lists begin for whoever has no view of their own. */
export const tables = section({
  name: 'tables',
  title: /*i18n*/ { id: 'settings.tables', message: 'Listeler' },
  says: /*i18n*/ {
    id: 'settings.tables_says',
    message: 'Listelerin nasıl açıldığı. Kendi görünümünü seçmiş olan, listeyi kendi görünümüyle görür.',
  },
  within: 'tables',
  fields: {
    limit: choice({
      label: /*i18n*/ { id: 'settings.tables_limit', message: 'Sayfadaki satır sayısı' },
      required: true,
      initial: '100',
      choices: [
        { value: '25', says: /*i18n*/ { id: 'settings.tables_25', message: '25 satır' } },
        { value: '50', says: /*i18n*/ { id: 'settings.tables_50', message: '50 satır' } },
        { value: '100', says: /*i18n*/ { id: 'settings.tables_100', message: '100 satır' } },
        { value: '200', says: /*i18n*/ { id: 'settings.tables_200', message: '200 satır' } },
        { value: '500', says: /*i18n*/ { id: 'settings.tables_500', message: '500 satır' } },
      ],
    }),
    sorting: choice({
      label: /*i18n*/ { id: 'settings.tables_sorting', message: 'Sıralama' },
      hint: /*i18n*/ {
        id: 'settings.tables_sorting_hint',
        message:
          'Adı olmayan kayıtlar, siparişler gibi, ada göre sıralanmaz: en yenisi önce gelir. Sırası elle verilen listeler o sırayla açılır.',
      },
      required: true,
      initial: 'newest',
      choices: [
        { value: 'newest', says: /*i18n*/ { id: 'settings.tables_newest', message: 'Önce en yeni' } },
        { value: 'oldest', says: /*i18n*/ { id: 'settings.tables_oldest', message: 'Önce en eski' } },
        { value: 'name', says: /*i18n*/ { id: 'settings.tables_name', message: 'Ada göre' } },
      ],
    }),
  },
})
