import { languageName } from '#api/contract/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { languagesOfShop } from '#server/platform/session/languages.ts'
import { countriesOf, marketplacesOf } from '#server/platform/session/shop.ts'
import { homeOf } from './home.ts'

/** What the fields of a file depend on in a shop. */
export interface ImportContext {
  readonly shop_id: number
  /** The default one first. */
  readonly languages: readonly Named[]
  /** The shop's countries, the home country first. */
  readonly countries: readonly Named[]
  readonly marketplaces: readonly Named[]
}

interface Named {
  readonly id: number
  readonly name: string
}

export async function importContext(db: Database, shop_id: number): Promise<ImportContext> {
  const languages = await languagesOfShop(db, shop_id)
  return {
    shop_id,
    languages: languages.map((one) => ({ id: one.language_id, name: languageName(one) })),
    countries: await countriesOf(db, shop_id, await homeOf(db, shop_id)),
    marketplaces: await marketplacesOf(db, shop_id),
  }
}
