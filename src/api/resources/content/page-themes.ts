import { status, text } from '#api/resources/platform/fields.ts'
import { resource } from '#api/resources/platform/resource.ts'

const codes = [3200] as const

/** Looks of the home page that are kept side by side; exactly one of them is active (R59). */
export const pageThemes = resource({
  name: 'page-themes',
  title: /*i18n*/ { id: 'page_themes.title', message: 'Sayfa temaları' },
  one: /*i18n*/ { id: 'page_themes.one', message: 'Sayfa teması' },
  menu: 'content',
  codes: { list: codes, view: codes, add: codes, edit: codes, delete: codes },
  acts: ['list', 'view', 'add', 'edit'],
  stays: true,
  naming: 'name',
  fields: {
    name: text({
      label: /*i18n*/ { id: 'page_themes.name', message: 'Tema adı' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    status: status({
      hint: /*i18n*/ {
        id: 'page_themes.status_hint',
        message: 'Ziyaretçiler aktif temayı görür. Bir tema aktif edilince öteki pasif olur.',
      },
      listed: true,
      initial: 0,
    }),
  },
})
