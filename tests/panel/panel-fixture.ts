import { waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { users } from '#server/db/schema/people.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { type Faults, faultsOver } from '#tests/faults.ts'
import { cheapHash } from '#tests/passwords.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { closePanel, openPanel } from './open-panel.tsx'

export const password = 'Panel!2026'

/** A shop behind the panel, for one test file. */
export interface PanelFixture {
  readonly shop: Shop
  readonly faults: Faults
  /** The admin of the shop, and the employee; both with the password above. */
  readonly admin: string
  readonly employee: string
  /** A token as signing in gives it. */
  tokenOf(email: string): Promise<string>
  /** The panel of somebody with this token; the shop's admin unless said otherwise. */
  enter(path?: string, token?: string): ReturnType<typeof openPanel>
}

/** Opens a shop for the tests of a file, and leaves nothing of one test to the next. */
export function openPanelFixture(): PanelFixture {
  let shop: Shop
  let faults: Faults
  beforeAll(async () => {
    shop = await openShop()
    const password_hash = cheapHash(password)
    for (const who of ['admin', 'employee'])
      await shop.db
        .update(users)
        .set({ password_hash })
        .where(eq(users.email, mail(who)))
    faults = faultsOver(shop.app)
    faults.listen()
  })
  beforeEach(() => shop.db.delete(rate_limits))
  afterEach(() => {
    closePanel()
    faults.reset()
    localStorage.clear()
    sessionStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: the test's browser has no cookie store
    document.cookie = 'theme=; max-age=0; path=/'
  })
  afterAll(async () => {
    faults.close()
    await shop.close()
  })
  const mail = (who: string) => `${who}@shop${shop.own.shop_id}.test`
  return {
    get shop() {
      return shop
    },
    get faults() {
      return faults
    },
    get admin() {
      return mail('admin')
    },
    get employee() {
      return mail('employee')
    },
    tokenOf: async (email) => {
      const answer = await shop.call('POST', '/v1/auth/login', { as: null, body: { email, password } })
      return answer.body.data.token
    },
    enter: (path = '/', token = shop.admin) => openPanel({ path, token, shop: shop.own.shop_id }),
  }
}

/** Waits until the text is somewhere on the page. */
export async function seen(text: string): Promise<void> {
  await waitFor(() => {
    if (!document.body.textContent?.includes(text)) throw new Error(`“${text}” is not on the page`)
  })
}
