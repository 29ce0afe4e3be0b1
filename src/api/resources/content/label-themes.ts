import { alignments, labelPapers, partKinds, type Symbology, symbologies } from '#api/contract/content/labels.ts'
import { choice, flag, quantity, rate, rows, status, text } from '#api/resources/platform/fields.ts'
import { resource } from '#api/resources/platform/resource.ts'
import { labelThemeRules } from '#api/rules/content/label-themes.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What each part of a label is called. */
export const partSays: Readonly<Record<(typeof partKinds)[number], Says>> = {
  barcode: /*i18n*/ { id: 'label_themes.part_barcode', message: 'Barkod' },
  text: /*i18n*/ { id: 'label_themes.part_text', message: 'Metin' },
  price: /*i18n*/ { id: 'label_themes.part_price', message: 'Fiyat' },
  attribute: /*i18n*/ { id: 'label_themes.part_attribute', message: 'Özellik' },
  logo: /*i18n*/ { id: 'label_themes.part_logo', message: 'Logo' },
  line: /*i18n*/ { id: 'label_themes.part_line', message: 'Çizgi' },
}

export const symbologySays: Readonly<Record<Symbology, Says>> = {
  auto: /*i18n*/ { id: 'label_themes.symbology_auto', message: 'Koda göre' },
  ean13: /*i18n*/ { id: 'label_themes.symbology_ean13', message: 'EAN-13' },
  ean8: /*i18n*/ { id: 'label_themes.symbology_ean8', message: 'EAN-8' },
  code128: /*i18n*/ { id: 'label_themes.symbology_code128', message: 'Code 128' },
  qr: /*i18n*/ { id: 'label_themes.symbology_qr', message: 'QR' },
}

const alignSays: Readonly<Record<(typeof alignments)[number], Says>> = {
  left: /*i18n*/ { id: 'label_themes.align_left', message: 'Sola' },
  center: /*i18n*/ { id: 'label_themes.align_center', message: 'Ortaya' },
  right: /*i18n*/ { id: 'label_themes.align_right', message: 'Sağa' },
}

const paperSays: Readonly<Record<(typeof labelPapers)[number], Says>> = {
  roll: /*i18n*/ { id: 'label_themes.paper_roll', message: 'Rulo: her etiket kendi parçasında' },
  sheet: /*i18n*/ { id: 'label_themes.paper_sheet', message: 'A4 sayfa: birçok etiket bir arada' },
}

/** The labels name the millimetres themselves. */
const bare = ''
const width = /*i18n*/ { id: 'label_themes.width', message: 'Genişlik (mm)' }
const height = /*i18n*/ { id: 'label_themes.height', message: 'Yükseklik (mm)' }
const sheet = { field: 'paper', is: ['sheet'] } as const

/** How labels of products look: the size, the dots of the printer, and what stands where. One is always active (R59). */
export const labelThemes = resource({
  name: 'label-themes',
  form: 'barcode',
  opensAt: 'barcode',
  title: /*i18n*/ { id: 'label_themes.title', message: 'Etiket temaları' },
  one: /*i18n*/ { id: 'label_themes.one', message: 'Etiket teması' },
  menu: 'catalog',
  codes: { list: [3100], view: [3100], add: [3100], edit: [3100], delete: [3100] },
  naming: 'name',
  fields: {
    name: text({
      label: /*i18n*/ { id: 'label_themes.name', message: 'Tema adı' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    width_mm: side(width),
    height_mm: side(height),
    dpi: quantity({
      label: /*i18n*/ { id: 'label_themes.dpi', message: 'Milimetredeki nokta' },
      hint: /*i18n*/ {
        id: 'label_themes.dpi_hint',
        message: '203 dpi yazıcılarda 8, 300 dpi yazıcılarda 12.',
      },
      required: true,
      min: 1,
      initial: 8,
    }),
    paper: choice({
      label: /*i18n*/ { id: 'label_themes.paper', message: 'Kâğıt' },
      required: true,
      listed: true,
      initial: 'roll',
      choices: labelPapers.map((value) => ({ value, says: paperSays[value] })),
    }),
    columns: quantity({
      label: /*i18n*/ { id: 'label_themes.columns', message: 'Yan yana etiket' },
      required: true,
      min: 1,
      when: sheet,
    }),
    rows: quantity({
      label: /*i18n*/ { id: 'label_themes.rows', message: 'Alt alta etiket' },
      required: true,
      min: 1,
      when: sheet,
    }),
    margin_left: distance(/*i18n*/ { id: 'label_themes.margin_left', message: 'Soldan boşluk (mm)' }),
    margin_top: distance(/*i18n*/ { id: 'label_themes.margin_top', message: 'Üstten boşluk (mm)' }),
    gap_x: distance(/*i18n*/ { id: 'label_themes.gap_x', message: 'Yan yana etiketlerin arası (mm)' }),
    gap_y: distance(/*i18n*/ { id: 'label_themes.gap_y', message: 'Alt alta etiketlerin arası (mm)' }),
    status: status({ listed: true }),
    components: rows({
      label: /*i18n*/ { id: 'label_themes.components', message: 'Bileşenler' },
      drawn: 'label',
      columns: {
        kind: choice({
          label: /*i18n*/ { id: 'label_themes.part_kind', message: 'Bileşen' },
          required: true,
          choices: partKinds.map((value) => ({ value, says: partSays[value] })),
        }),
        x: place(/*i18n*/ { id: 'label_themes.part_x', message: 'Soldan (mm)' }),
        y: place(/*i18n*/ { id: 'label_themes.part_y', message: 'Üstten (mm)' }),
        width: place(width),
        height: place(height),
        symbology: choice({
          label: /*i18n*/ { id: 'label_themes.symbology', message: 'Barkod türü' },
          choices: symbologies.map((value) => ({ value, says: symbologySays[value] })),
        }),
        content: text({ label: /*i18n*/ { id: 'label_themes.part_content', message: 'İçerik' } }),
        attribute: text({ label: /*i18n*/ { id: 'label_themes.part_attribute_name', message: 'Özelliğin adı' } }),
        size: place(/*i18n*/ { id: 'label_themes.part_size', message: 'Harf yüksekliği (mm)' }),
        align: choice({
          label: /*i18n*/ { id: 'label_themes.part_align', message: 'Hizalama' },
          required: true,
          choices: alignments.map((value) => ({ value, says: alignSays[value] })),
        }),
        bold: flag({ label: /*i18n*/ { id: 'label_themes.part_bold', message: 'Kalın' } }),
      },
    }),
  },
  rules: labelThemeRules,
})

/** How wide or high a label is: never nothing (R245). */
function side(label: Says) {
  return rate({ label, required: true, listed: true, above: 0, sign: bare })
}

/** Around and between the labels of a sheet. */
function distance(label: Says) {
  return rate({ label, from: 0, sign: bare, when: sheet })
}

/** Where a part stands, and how large it is. */
function place(label: Says) {
  return rate({ label, required: true, sign: bare })
}
