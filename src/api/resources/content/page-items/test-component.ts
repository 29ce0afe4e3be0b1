import { title, titled, words } from './fields.ts'
import { pageItem } from './item.ts'

/** Words alone, to try a theme with. */
export const testComponent = pageItem({
  type: 'testcomponent',
  name: /*i18n*/ { id: 'pagebuilder.testcomponent', message: 'Deneme bloğu' },
  fields: { title, text: words },
  draw: (data) => ({ ...titled(data), look: 'facts' }),
})
