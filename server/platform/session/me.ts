import { eq } from 'drizzle-orm'
import { Me } from '#api/contract/platform/session.ts'
import { shops } from '#server/db/schema/shops.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { fallbackLanguage } from '#server/platform/http/language.ts'

const { id, name, domain, default_language_id, time_zone } = shops
const told = { id, name, domain, default_language_id, time_zone }

export const me = endpoint({
  method: 'GET',
  path: '/v1/auth/me',
  summary: 'The session: the person with the permissions of the sign-in, and the shop',
  codes: 'signed-in',
  data: Me,
  handle: async ({ db, actor }) => {
    const [shop] = await db.select(told).from(shops).where(eq(shops.id, actor.shop_id))
    const { user_id, type, surname, email, permissions } = actor
    return {
      user: { id: user_id, type, name: actor.name, surname, email, permissions },
      shop: { ...shop, default_language_id: shop?.default_language_id || fallbackLanguage },
    }
  },
})
