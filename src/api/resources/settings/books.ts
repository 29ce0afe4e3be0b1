import { date } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'

/** Until which day the books are closed: what lies there is written no more. */
export const books = section({
  name: 'books',
  title: /*i18n*/ { id: 'settings.books', message: 'Muhasebe dönemi' },
  says: /*i18n*/ {
    id: 'settings.books_says',
    message:
      'Muhasebenin hangi güne kadar kapandığı. Kapanan günlere para hareketi yazılamaz; düzeltmeler bugüne yazılır.',
  },
  fields: {
    books_closed_until: date({
      label: /*i18n*/ { id: 'settings.books_closed_until', message: 'Kapanan son gün' },
      hint: /*i18n*/ {
        id: 'settings.books_closed_until_hint',
        message:
          'En geç dün olabilir. Kapanan bir dönemi yalnızca tam yetkili biri yeniden açar; işlem geçmişinde görünür.',
      },
    }),
  },
})
