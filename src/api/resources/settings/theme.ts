import { text } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { isColourCode } from '#api/rules/platform/values.ts'
import { readable } from '#api/rules/settings/shop.ts'

const colour = (label: Says) => text({ label, rules: [isColourCode], max: 7, colour: true })

/** The colours of the storefront. */
export const theme = section({
  name: 'theme',
  title: /*i18n*/ { id: 'settings.theme', message: 'Tema renkleri' },
  says: /*i18n*/ { id: 'settings.theme_says', message: 'Vitrinin renkleri; boş bırakılan, temanın kendi rengidir.' },
  within: 'theme_colors',
  rules: [readable],
  fields: {
    background: colour(/*i18n*/ { id: 'settings.colour_background', message: 'Zemin' }),
    text: colour(/*i18n*/ { id: 'settings.colour_text', message: 'Yazı' }),
    button: colour(/*i18n*/ { id: 'settings.colour_button', message: 'Düğme' }),
    button_text: colour(/*i18n*/ { id: 'settings.colour_button_text', message: 'Düğme yazısı' }),
  },
})
