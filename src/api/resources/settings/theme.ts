import { text } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'
import { isColourCode, readable } from '#api/rules/settings/shop.ts'

/** The colours of the storefront. */
export const theme = section({
  name: 'theme',
  title: /*i18n*/ { id: 'settings.theme', message: 'Tema renkleri' },
  says: /*i18n*/ { id: 'settings.theme_says', message: 'Vitrinin renkleri; boş bırakılan, temanın kendi rengidir.' },
  within: 'theme_colors',
  rules: [readable],
  fields: {
    background: text({
      label: /*i18n*/ { id: 'settings.colour_background', message: 'Zemin' },
      rules: [isColourCode],
      max: 7,
    }),
    text: text({ label: /*i18n*/ { id: 'settings.colour_text', message: 'Yazı' }, rules: [isColourCode], max: 7 }),
    button: text({ label: /*i18n*/ { id: 'settings.colour_button', message: 'Düğme' }, rules: [isColourCode], max: 7 }),
    button_text: text({
      label: /*i18n*/ { id: 'settings.colour_button_text', message: 'Düğme yazısı' },
      rules: [isColourCode],
      max: 7,
    }),
  },
})
