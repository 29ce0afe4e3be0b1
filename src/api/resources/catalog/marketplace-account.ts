import { enums, type Infer, integer, min, object, optional, string } from 'superstruct'
import { Id, listQuery, rowsOf, Switch } from '#api/contract/platform/common.ts'
import { choice, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { secret } from '#api/resources/platform/secret.ts'

/** Whom an account of a shop is at: the marketplace service of the server, which is a sandbox where none is set, or Trendyol itself. */
const marketplaceAdapters = ['service', 'trendyol'] as const
export type MarketplaceAdapter = (typeof marketplaceAdapters)[number]

/** What a shop signs in with at a marketplace: the form of `/shop-marketplaces/edit/:id`. Which marketplaces there are, no shop says. */
export const marketplaceAccount = resource({
  name: 'marketplaces',
  title: /*i18n*/ { id: 'shop_marketplaces.title', message: 'Pazaryeri bağlantıları' },
  one: /*i18n*/ { id: 'shop_marketplaces.one', message: 'Pazaryeri bağlantısı' },
  codes: family(2600),
  acts: ['view', 'edit'],
  naming: 'supplier_id',
  fields: {
    adapter: choice({
      label: /*i18n*/ { id: 'connections.adapter', message: 'Bağlantı türü' },
      hint: /*i18n*/ {
        id: 'shop_marketplaces.adapter_hint',
        message:
          'Sunucuya bir pazaryeri servisi tanımlanmadıysa bir deneme pazaryeri açıktır: temel anahtarı da satıcı numarası da “deneme”.',
      },
      required: true,
      initial: 'service',
      choices: [
        {
          value: 'service',
          says: /*i18n*/ { id: 'shop_marketplaces.service', message: 'Sunucunun pazaryeri servisi ya da denemesi' },
        },
        {
          value: 'trendyol',
          says: /*i18n*/ { id: 'shop_marketplaces.trendyol', message: 'Trendyol (mağazanın kendi API anahtarıyla)' },
        },
      ],
    }),
    baseKey: secret({
      label: /*i18n*/ { id: 'shop_marketplaces.base_key', message: 'Temel anahtar (base key)' },
      hint: /*i18n*/ {
        id: 'shop_marketplaces.base_key_hint',
        message:
          'Pazaryerinin satıcı panelinde verilir. Trendyol için API anahtarı ile gizli anahtar, aralarında “:” ile yazılır.',
      },
      max: 500,
      sentTo: ['adapter'],
    }),
    supplier_id: text({
      label: /*i18n*/ { id: 'shop_marketplaces.supplier_id', message: 'Satıcı numarası (supplier id)' },
      max: 100,
    }),
  },
})

const { baseKey, supplier_id } = marketplaceAccount.fields
const adapter = enums(marketplaceAdapters)
const keys = { baseKey: baseKey.struct, supplier_id: supplier_id.struct }
const auth_data = object({ ...keys, adapter })

/** A marketplace as one shop has it. The base key is never told, only whether it is there. */
export const ShopMarketplace = object({
  id: Id,
  /** 0 as long as the shop has said nothing of it. */
  version: min(integer(), 0),
  name: string(),
  status: Switch,
  shop_status: Switch,
  auth_data,
  offered: Switch,
})
export type ShopMarketplace = Infer<typeof ShopMarketplace>

/** Without an adapter it stays as it is. */
export const MarketplaceAccountEdit = object({
  version: min(integer(), 0),
  auth_data: object({ ...keys, adapter: optional(adapter) }),
})

/** Exactly this and nothing beside it (R189). */
export const MarketplaceStatus = object({ status: Switch })

/** What a marketplace calls its brands and categories, as far as a text finds them. */
export const MarketplaceNameQuery = object({ search: listQuery.search })
export const MarketplaceNames = rowsOf(object({ id: Id, name: string() }))
