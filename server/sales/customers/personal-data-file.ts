import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import { customerAddresses } from '#api/resources/sales/customer-addresses.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { fileOf } from '#server/platform/exports/file.ts'
import { notesTitleIn } from '#server/platform/exports/notes.ts'
import type { OutgoingFile } from '#server/platform/http/endpoint.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { everythingOf } from './personal-data.ts'

const says = {
  title: /*i18n*/ { id: 'personal_data.title', message: 'Kişisel veriler (KVKK)' },
  part: /*i18n*/ { id: 'personal_data.part', message: 'Bölüm' },
  row: /*i18n*/ { id: 'personal_data.row', message: 'Kayıt' },
  field: /*i18n*/ { id: 'personal_data.field', message: 'Bilgi' },
  value: /*i18n*/ { id: 'personal_data.value', message: 'Değer' },
}

const partSays: Readonly<Record<string, Says>> = {
  contact: /*i18n*/ { id: 'customers.one', message: 'Müşteri' },
  addresses: /*i18n*/ { id: 'customers.addresses', message: 'Adresleri' },
  consents: /*i18n*/ { id: 'consents.title', message: 'İletişim izinleri' },
  newsletters: /*i18n*/ { id: 'personal_data.newsletters', message: 'Bültenler' },
  bounces: /*i18n*/ { id: 'personal_data.bounces', message: 'Geri dönen e-posta adresleri' },
  notes: /*i18n*/ { id: 'personal_data.notes', message: 'Notlar' },
  orders: /*i18n*/ { id: 'orders.title', message: 'Siparişler' },
  order_lines: /*i18n*/ { id: 'personal_data.lines', message: 'Sipariş satırları' },
  payments: /*i18n*/ { id: 'personal_data.payments', message: 'Ödemeler' },
  refunds: /*i18n*/ { id: 'personal_data.refunds', message: 'İadeler' },
  invoices: /*i18n*/ { id: 'personal_data.invoices', message: 'Faturalar' },
  contracts: /*i18n*/ { id: 'contracts.title', message: 'Sözleşmeler' },
  mails: /*i18n*/ { id: 'personal_data.mails', message: 'E-postalar' },
  phone_messages: /*i18n*/ { id: 'personal_data.phone_messages', message: 'SMS’ler' },
  reviews: /*i18n*/ { id: 'personal_data.reviews', message: 'Yorumlar' },
  collections: /*i18n*/ { id: 'personal_data.collections', message: 'Tahsilatlar' },
  account: /*i18n*/ { id: 'customer_movements.title', message: 'Cari hesap ekstresi' },
}

const fields: Readonly<Record<string, Field | undefined>> = {
  ...orders.fields,
  ...customerAddresses.fields,
  ...customers.fields,
}

interface Asked {
  readonly shop_id: number
  readonly id: number
  readonly format: 'json' | 'xlsx'
  readonly lang: FileLanguage
}

/** Everything that is held on a customer as a file: for another program, or for people, a line for each thing that is known. */
export async function personalDataFile(db: Database, { shop_id, id, format, lang }: Asked): Promise<OutgoingFile> {
  const parts = await everythingOf(db, shop_id, id)
  const zone = await zoneOf(db, shop_id)
  const list = `customer-${id}`
  if (format === 'json')
    return { name: `${list}-${dayAt(new Date(), zone)}.json`, type: 'application/json', content: whole(parts) }
  const column = (label: Says) => ({ header: formatMessage(lang, label), kind: 'text' as const })
  return fileOf(
    {
      title: formatMessage(lang, says.title),
      columns: [column(says.part), column(says.row), column(says.field), column(says.value)],
      rows: linesOf(parts, lang),
      notes: [],
      notesTitle: notesTitleIn(lang),
    },
    { list, zone },
    'xlsx',
  )
}

async function* linesOf(parts: Awaited<ReturnType<typeof everythingOf>>, lang: FileLanguage) {
  for (const [part, rows] of Object.entries(parts)) {
    const says = partSays[part]
    const title = says ? formatMessage(lang, says) : part
    for (const [at, row] of rows.entries())
      for (const [key, value] of Object.entries(row)) {
        const field = fields[key]
        const told = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
        if (told !== '') yield [title, String(at + 1), field ? formatMessage(lang, field.label) : key, told]
      }
  }
}

async function* whole(parts: unknown): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(JSON.stringify(parts, null, 2))
}
