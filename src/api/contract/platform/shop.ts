import { array, enums, type Infer, integer, nullable, object, optional, record, string, unknown } from 'superstruct'
import { Id, Switch, Typed } from './common.ts'
import { printers } from './shop-settings.ts'

/** What the quick product form starts with. */
export const FastProductSettings = object({
  typeID: optional(nullable(integer())),
  tax: optional(nullable(integer())),
  unit: optional(nullable(integer())),
  brand: optional(nullable(integer())),
  tags: optional(array(Id)),
  supplier: optional(nullable(integer())),
  min_quantity: optional(Typed),
  max_quantity: optional(Typed),
  step_quantity: optional(Typed),
  review_status: optional(Switch),
  refund_status: optional(Switch),
  adult_status: optional(Switch),
  status: optional(Switch),
  stock_quantity: optional(Typed),
})
export type FastProductSettings = Infer<typeof FastProductSettings>

const Named = object({ id: Id, name: string() })

/** A shop with what its forms need to know: its money, its languages, the countries it sells to, and the marketplaces it may sell on. */
export const ShopDetail = object({
  id: Id,
  name: string(),
  logo: string(),
  email: string(),
  phone: string(),
  domain: string(),
  default_currency_id: integer(),
  default_country_id: integer(),
  /** The home country's ISO code, such as `TR`; `''` where it is not known. */
  default_country_code: string(),
  default_language_id: integer(),
  currency_name: string(),
  currency_code: string(),
  currency_left_symbol: string(),
  currency_right_symbol: string(),
  time_zone: string(),
  price_visible: Switch,
  tax_in_price: Switch,
  guest_checkout: Switch,
  member_checkout: Switch,
  seller_question: Switch,
  seo: record(string(), unknown()),
  social: record(string(), unknown()),
  theme_colors: record(string(), unknown()),
  default_button_text: string(),
  address: string(),
  fast_product_settings: FastProductSettings,
  more_settings: object({ printer_type: enums(printers) }),
  /** The languages that texts are written in, the default one first. */
  languages: array(object({ id: Id, code: string(), name: string() })),
  /** The countries with a price of their own, the home country first. */
  countries: array(Named),
  /** The marketplaces that are offered for pricing and import (rule R179). */
  marketplaces: array(Named),
})
export type ShopDetail = Infer<typeof ShopDetail>
