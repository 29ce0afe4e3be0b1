import { array, enums, type Infer, integer, object, size, string } from 'superstruct'
import { Switch } from './common.ts'

/** What the shop says of itself to the tax authority, and how its invoices are sent. */
export const InvoiceSettings = object({
  api_mode: enums(['production', 'test'] as const),
  /** The three letters that its numbers begin with. */
  einvoice_series: size(string(), 3),
  earchive_series: size(string(), 3),
  title: string(),
  tax_office: string(),
  tax_number: string(),
  address: string(),
  city: string(),
  district: string(),
  country: string(),
  zip: string(),
  /** Who carries its parcels; named on invoices of internet sales. */
  carrier_name: string(),
  carrier_tax_number: string(),
})
export type InvoiceSettings = Infer<typeof InvoiceSettings>

/** What a shop is called until somebody names it. */
export const firstShopName = 'Mağazam'

/** How lists begin: so many rows to a page, in this order. */
export const TableSettings = object({
  limit: enums(['25', '50', '100', '200', '500'] as const),
  sorting: enums(['newest', 'oldest', 'name'] as const),
})
export type TableSettings = Infer<typeof TableSettings>

/** What papers are printed with: pages, rolls of 80 mm, or labels of 100 × 150 mm. */
export const printers = ['normal', 'thermal', 'thermal_58', 'label'] as const
export type Printer = (typeof printers)[number]

/** Everything that can be set of a shop and has no column of its own. */
export const ShopSettings = object({
  favicon: string(),
  shop_address: object({
    country: string(),
    state: string(),
    city: string(),
    district: string(),
    neighborhood: string(),
    address: string(),
    zip: string(),
  }),
  e_invoice: InvoiceSettings,
  price_visible: Switch,
  guest_checkout: Switch,
  member_checkout: Switch,
  seller_question: Switch,
  /** The status of whoever becomes a member. */
  member_status: enums(['accepted', 'pending'] as const),
  cancel_unpaid_transfers: Switch,
  /** 0 closes refunds (R234). */
  max_refund_days: integer(),
  seo: object({ title: string(), description: string(), tags: array(object({ tag: string() })) }),
  social: object({
    instagram: string(),
    facebook: string(),
    x: string(),
    youtube: string(),
    tiktok: string(),
    linkedin: string(),
    whatsapp: string(),
  }),
  theme_colors: object({ background: string(), text: string(), button: string(), button_text: string() }),
  default_button_text: string(),
  analytics_code: string(),
  tag_manager_code: string(),
  more_settings: object({ printer_type: enums(printers) }),
  /** The steps of the set-up that were left for later. */
  skipped_steps: array(string()),
  tables: TableSettings,
  /** So many megabytes its files may take. */
  allowed_megabytes: integer(),
  /** The last day of the periods that are closed; nothing where none is. */
  books_closed_until: string(),
})
export type ShopSettings = Infer<typeof ShopSettings>

/** A shop that has set nothing yet: its invoices are only tried out, and goods come back as long as the law has it. */
export const unsetSettings: ShopSettings = {
  favicon: '',
  shop_address: { country: '', state: '', city: '', district: '', neighborhood: '', address: '', zip: '' },
  e_invoice: {
    api_mode: 'test',
    einvoice_series: 'KPF',
    earchive_series: 'KPA',
    title: '',
    tax_office: '',
    tax_number: '',
    address: '',
    city: '',
    district: '',
    country: 'Türkiye',
    zip: '',
    carrier_name: '',
    carrier_tax_number: '',
  },
  price_visible: 1,
  guest_checkout: 1,
  member_checkout: 1,
  seller_question: 1,
  member_status: 'accepted',
  cancel_unpaid_transfers: 0,
  max_refund_days: 14,
  seo: { title: '', description: '', tags: [] },
  social: { instagram: '', facebook: '', x: '', youtube: '', tiktok: '', linkedin: '', whatsapp: '' },
  theme_colors: { background: '', text: '', button: '', button_text: '' },
  default_button_text: '',
  analytics_code: '',
  tag_manager_code: '',
  more_settings: { printer_type: 'normal' },
  skipped_steps: [],
  tables: { limit: '100', sorting: 'newest' },
  allowed_megabytes: 5 * 1024,
  books_closed_until: '',
}
