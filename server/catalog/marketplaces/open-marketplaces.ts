import { sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { sandbox_suppliers } from '#server/db/schema/sandbox.ts'
import { marketplaces } from '#server/db/schema/shops.ts'
import { isTrendyol } from '#server/integrations/marketplace/open-marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'

/** What whoever tries the sandbox names themselves by there. */
const trial = 'deneme'

/**
 * The marketplace that products are imported from (R230), for a server that has none yet: Trendyol, or the service that the configuration
 * names. Every shop finds it among its connections, empty and switched off.
 */
export async function openMarketplaces({ db, config, sandbox }: Pick<Services, 'db' | 'config' | 'sandbox'>) {
  if (sandbox) await db.insert(sandbox_suppliers).values({ supplier_id: trial, base_key: trial }).onConflictDoNothing()
  const { marketplaceUrl: url } = config
  const other = url !== null && !isTrendyol(url)
  const [made] = await db
    .insert(marketplaces)
    .values({ id: importMarketplace, name: other ? new URL(url).hostname : 'Trendyol' })
    .onConflictDoNothing()
    .returning({ id: marketplaces.id })
  if (!made) return
  const auth_data = { baseKey: '', supplier_id: '', adapter: other ? 'service' : 'trendyol' }
  await db.execute(sql`
    insert into shop_marketplaces (shop_id, marketplace_id, auth_data)
    select id, ${made.id}, ${JSON.stringify(auth_data)}::jsonb from shops on conflict do nothing`)
}
