import { rows } from '#api/resources/platform/fields.ts'
import { cardOf, pictures, title, titled, url } from './fields.ts'
import { pageItem } from './item.ts'

/** What the shop was certified as, each with its mark. */
export const certificates = pageItem({
  type: 'certificates',
  name: /*i18n*/ { id: 'pagebuilder.certificates', message: 'Sertifikalar' },
  fields: {
    title,
    certificates: rows({
      label: /*i18n*/ { id: 'pagebuilder.field_certificates', message: 'Belgeler' },
      columns: { title, url, image: pictures.image },
    }),
  },
  draw: (data) => ({ ...titled(data), look: 'grid', columns: 4, cards: data.certificates.map(cardOf) }),
})
