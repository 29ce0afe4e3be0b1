import type { Row } from '#api/resources/platform/field.types.ts'
import { choice, image, longText, quantity, rows, text } from '#api/resources/platform/fields.ts'
import { isShopLink } from '#api/rules/content/page-builder.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { isColourCode } from '#api/rules/platform/values.ts'
import type { DrawnCard, DrawnPicture } from './item.ts'

/** The fields that blocks have alike. */

export const title = text({ label: /*i18n*/ { id: 'pagebuilder.field_title', message: 'Başlık' }, max: 100 })
export const words = longText({ label: /*i18n*/ { id: 'pagebuilder.field_text', message: 'Metin' }, max: 1000 })
export const url = text({
  label: /*i18n*/ { id: 'pagebuilder.field_url', message: 'Bağlantı' },
  max: 500,
  rules: [isShopLink],
})
export const slug = text({
  label: /*i18n*/ { id: 'pagebuilder.field_slug', message: 'Adres (kısa ad)' },
  hint: /*i18n*/ { id: 'pagebuilder.field_slug_hint', message: 'Boşsa hepsi gösterilir.' },
  max: 150,
})
export const button = text({ label: /*i18n*/ { id: 'pagebuilder.field_button', message: 'Düğme yazısı' }, max: 40 })
export const background = colour(/*i18n*/ { id: 'pagebuilder.field_background', message: 'Zemin rengi' })
export const foreground = colour(/*i18n*/ { id: 'pagebuilder.field_colour', message: 'Yazı rengi' })

/** How many of the shop's records are shown. */
export function count(initial: number) {
  return quantity({ label: /*i18n*/ { id: 'pagebuilder.field_count', message: 'Kaç tane' }, min: 1, initial })
}

export const columns = choice({
  label: /*i18n*/ { id: 'pagebuilder.field_columns', message: 'Sütun' },
  required: true,
  initial: '3',
  choices: [
    { value: '2', says: /*i18n*/ { id: 'pagebuilder.columns_2', message: '2 sütun' } },
    { value: '3', says: /*i18n*/ { id: 'pagebuilder.columns_3', message: '3 sütun' } },
    { value: '4', says: /*i18n*/ { id: 'pagebuilder.columns_4', message: '4 sütun' } },
  ],
})

/** A picture with its variants for smaller screens. */
export const pictures = {
  image: picture(/*i18n*/ { id: 'pagebuilder.field_image', message: 'Görsel' }),
  image_tablet: picture(/*i18n*/ { id: 'pagebuilder.field_image_tablet', message: 'Tablet görseli' }),
  image_mobile: picture(/*i18n*/ { id: 'pagebuilder.field_image_mobile', message: 'Telefon görseli' }),
}

/** A block that calls for something: words, a button and a picture. */
export const calling = { title, text: words, button, url, ...pictures }

export const banners = rows({
  label: /*i18n*/ { id: 'pagebuilder.field_banners', message: 'Bannerlar' },
  columns: { title, url, ...pictures },
})

/** A row or a block as a card. */
export function cardOf(row: Row): DrawnCard {
  const of = (key: string) => (row[key] ? { [key]: String(row[key]) } : {})
  const picture = pictureOf(row)
  return { ...of('title'), ...of('text'), ...of('button'), ...of('url'), ...(picture ? { picture } : {}) }
}

/** The picture of a row; none where it has none. */
function pictureOf({ image: web, image_tablet, image_mobile }: Row): DrawnPicture | undefined {
  if (!web && !image_tablet && !image_mobile) return undefined
  const wide = String(web || image_tablet || image_mobile)
  return { web: wide, tablet: String(image_tablet || wide), mobile: String(image_mobile || image_tablet || wide) }
}

/** The title over what a block shows, where it has one. */
export function titled({ title: said, text: told }: { readonly title?: string; readonly text?: string }) {
  return { ...(said ? { title: said } : {}), ...(told ? { text: told } : {}) }
}

/** The colours that were chosen. */
export function coloured({
  background: ground,
  colour: letters,
}: {
  readonly background: string
  readonly colour: string
}) {
  return { ...(ground ? { background: ground } : {}), ...(letters ? { colour: letters } : {}) }
}

function colour(label: Says) {
  return text({ label, max: 7, colour: true, rules: [isColourCode] })
}

function picture(label: Says) {
  return image({ label, fileType: 'content' })
}
