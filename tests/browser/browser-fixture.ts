import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { users } from '#server/db/schema/people.ts'
import { servePanel } from '#server/start/serve-panel.ts'
import { cheapHash } from '#tests/passwords.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { openShortChromium } from './chromium.ts'
import type { Going } from './going-on.ts'
import { patience } from './patience.ts'
import { hearRefusals, tellRefusals } from './policy.ts'
import { type Profiles, profilesOf } from './profiles.ts'

/** Where the built panel lies: `vite build` writes it to `dist`, and a build elsewhere is named by `PANEL_DIST`. */
export const panelDist = process.env.PANEL_DIST ?? 'dist'

export interface Visit {
  /** The bearer token of whoever looks; the admin unless said otherwise; `null` is nobody. */
  as?: string | null
  language?: 'tr' | 'en'
  theme?: 'light' | 'dark'
  /** Whether things may move; they may unless said otherwise. */
  motion?: 'reduce' | 'no-preference'
  width?: number
  height?: number
  /** How many pixels of the screen one of the page is; 1 unless said otherwise. */
  scale?: number
  /** A page that somebody left may do; this prepares one once. */
  going?: Going
}

export interface Person {
  readonly email: string
  readonly password: string
}

/** The built panel over a whole shop, in a real browser. */
export interface BrowserFixture {
  readonly url: string
  readonly shop: Shop
  readonly browser: Browser
  /**
   * A page of a person of its own, in a profile that may have been another's before and is empty but for the panel's files: half the work of a
   * new one. Errors of the page, and what its policy had to refuse, fail the test that closes the browser fixture.
   */
  visit(visit?: Visit): Promise<Page>
  /** Ends a page, and all others of its profile. One that `goesOn` waits, empty, for the next visit of its kind. */
  leave(page: Page, goesOn?: boolean): Promise<void>
  /** Gives a person of the shop a password, to sign in through the form. */
  letIn(userId: number): Promise<Person>
  close(): Promise<void>
}

/** Opens the browser fixture on a loopback port; close it in `afterAll`. */
export async function openBrowserFixture(): Promise<BrowserFixture> {
  const [shop, sharedBrowser] = await Promise.all([openShop(), freeBrowser()])
  const { browser, profiles, url } = sharedBrowser
  const { app } = shop
  app.get('/config.json', (c) =>
    c.json({ apiUrl: url, addressUrl: `${url}/address`, marketplaceUrl: `${url}/marketplace`, storefrontUrl: '' }),
  )
  app.route('/', builtPanel())
  const errors: string[] = []
  sharedBrowser.plays = { app, errors }
  return {
    url,
    shop,
    browser,
    visit: (visit = {}) => {
      const { storageState, ...way } = contextOf(url, shop, visit)
      return profiles.visit(way, storageState.origins[0]?.localStorage ?? [], visit.going)
    },
    leave: profiles.leave,
    letIn: (userId) => letIn(shop, userId),
    close: async () => {
      await profiles.end()
      sharedBrowser.server.closeAllConnections()
      delete sharedBrowser.plays
      sharedBrowser.taken = false
      await shop.close()
      if (errors.length > 0) throw new Error(`Errors on the pages:\n${errors.join('\n')}`)
    },
  }
}

/** A browser and an address, for one browser fixture after another: what the browser loaded of the panel it has already. */
interface SharedBrowser {
  readonly browser: Browser
  readonly profiles: Profiles
  readonly server: Server
  readonly url: string
  taken: boolean
  plays?: { readonly app: Hono; readonly errors: string[] }
}

// One for all the browser fixtures of a worker; it ends with its worker. Two browser fixtures at once have one each.
const sharedBrowsers: SharedBrowser[] = []
let panel: Hono | undefined

async function freeBrowser(): Promise<SharedBrowser> {
  const free = sharedBrowsers.find(({ taken, browser }) => !taken && browser.isConnected())
  if (free) {
    free.taken = true
    return free
  }
  const browser = await openShortChromium()
  const server = createAdaptorServer({
    fetch: (request, env) => sharedBrowser.plays?.app.fetch(request, env) ?? new Response(null, { status: 503 }),
  }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const profiles = profilesOf(browser, (context) =>
    watch(context, { push: (told) => sharedBrowser.plays?.errors.push(told) }),
  )
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sharedBrowser: SharedBrowser = { browser, profiles, server, url, taken: true }
  sharedBrowsers.push(sharedBrowser)
  return sharedBrowser
}

/** Its files are read and compressed once. */
function builtPanel(): Hono {
  if (!panel) {
    panel = new Hono()
    servePanel(panel, panelDist)
  }
  return panel
}

/** A browser profile in which this person is signed in already. */
export function contextOf(url: string, { admin, own }: Pick<Shop, 'admin' | 'own'>, visit: Visit) {
  const {
    as = admin,
    language = 'tr',
    theme = 'light',
    motion = 'no-preference',
    width = 1440,
    height = 900,
    scale = 1,
  } = visit
  const kept = { lang: language, ...(as === null ? {} : { token: as, shop_id: String(own.shop_id) }) }
  return {
    baseURL: url,
    locale: language,
    colorScheme: theme,
    reducedMotion: motion,
    viewport: { width, height },
    deviceScaleFactor: scale,
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
    },
  }
}

/** Notes what must never happen on any page: an error that nobody caught, and an act that the page's policy refused. */
export async function watch(context: BrowserContext, errors: { push(error: string): unknown }): Promise<void> {
  context.setDefaultTimeout(patience)
  await tellRefusals(context)
  hearRefusals(context, (refusal) => errors.push(refusal))
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().stack}`))
}

async function letIn({ db }: Shop, userId: number): Promise<Person> {
  const password = 'kepenk-deneme'
  const [person] = await db
    .update(users)
    .set({ password_hash: cheapHash(password) })
    .where(eq(users.id, userId))
    .returning({ email: users.email })
  if (!person) throw new Error(`Nobody has the id ${userId}`)
  return { email: person.email, password }
}
