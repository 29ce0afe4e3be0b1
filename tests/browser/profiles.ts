import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type Going, goOn, isWhole, rest, watchPage } from './going-on.ts'

/** A way to look: all that a profile is told when it is made, but what lies in its store. */
export type Way = Omit<BrowserContextOptions, 'storageState'> & { baseURL: string }

/** What lies in the store of a profile at first. */
export type Kept = readonly { readonly name: string; readonly value: string }[]

/** Browser profiles that are used again: what they loaded stays with them, what their pages did goes. */
export interface Profiles {
  /** A page of an empty profile, with this in its store: a new one, or one that somebody left as it was. */
  visit(way: Way, kept: Kept, going?: Going): Promise<Page>
  /** The page is left, and all others of its profile with it. One that `goesOn` rests until somebody comes for such a page. */
  leave(page: Page, goesOn?: boolean): Promise<void>
  /** Ends those that are not left. */
  end(): Promise<void>
}

interface Profile {
  readonly way: string
  readonly context: BrowserContext
  /** Stands on a file of the same origin: through it the store is emptied, and its process is there for the next page. */
  readonly keeper: Page
  /** A page that was left as it was, by the one it was prepared for. */
  rests?: { readonly page: Page; readonly going: Going } | undefined
}

/** Profiles of a browser; `begun` hears of each that is made. */
export function profilesOf(browser: Browser, begun: (context: BrowserContext) => Promise<void>): Profiles {
  const free: Profile[] = []
  const used = new Map<BrowserContext, Profile>()
  return {
    visit: async (way, kept, going) => {
      const profile = freeOf(free, JSON.stringify(way), going) ?? (await newProfile(browser, way, begun))
      used.set(profile.context, profile)
      await profile.keeper.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value)
      }, kept)
      const { rests, context } = profile
      profile.rests = undefined
      if (rests && rests.going === going) return goOn(rests.page, kept)
      await rests?.page.close()
      const page = await context.newPage()
      return going ? watchPage(page, going) : page
    },
    leave: async (page, goesOn = false) => {
      const profile = used.get(page.context())
      if (!profile) throw new Error(`${page.url()} is none of these profiles'`)
      used.delete(profile.context)
      const going = goesOn ? isWhole(page) : undefined
      if (going) {
        await rest(page)
        profile.rests = { page, going }
      }
      if (await emptied(profile)) free.push(profile)
      else await profile.context.close()
    },
    end: async () => {
      for (const context of browser.contexts()) if (!free.some((one) => one.context === context)) await context.close()
      used.clear()
    },
  }
}

/** Takes a free profile that looks so, one with a page to go on in before others. */
function freeOf(free: Profile[], way: string, going: Going | undefined): Profile | undefined {
  const alike = free.filter((one) => one.way === way)
  const chosen =
    alike.find(({ rests }) => going && rests?.going === going) ?? alike.find(({ rests }) => !rests) ?? alike[0]
  if (chosen) free.splice(free.indexOf(chosen), 1)
  return chosen
}

async function newProfile(
  browser: Browser,
  way: Way,
  begun: (context: BrowserContext) => Promise<void>,
): Promise<Profile> {
  const context = await browser.newContext(way)
  await begun(context)
  const keeper = await context.newPage()
  await keeper.goto('/config.json')
  return { way: JSON.stringify(way), context, keeper }
}

/** Whether a profile is as new. One whose clock was held is not: all its later pages would have that clock. */
async function emptied({ context, keeper, rests }: Profile): Promise<boolean> {
  for (const page of context.pages()) if (page !== keeper && page !== rests?.page) await page.close()
  await context.clearCookies()
  const hadWorker = await keeper.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((one) => one.unregister()))
    return workers.length > 0
  })
  // It has taken the keeper too, and stays until that is loaded anew: a later page would wait for a worker of its own forever.
  if (hadWorker) await keeper.goto('/config.json')
  return keeper.evaluate(async () => {
    localStorage.clear()
    const forget = (name = '') =>
      new Promise<void>((gone, fail) => {
        const forgetting = indexedDB.deleteDatabase(name)
        forgetting.onsuccess = () => gone()
        forgetting.onblocked = fail
        forgetting.onerror = fail
      })
    const [kept, stores] = await Promise.all([caches.keys(), indexedDB.databases()])
    await Promise.all([...kept.map((name) => caches.delete(name)), ...stores.map(({ name }) => forget(name))])
    const workers = await navigator.serviceWorker.getRegistrations()
    return workers.length === 0 && [Date, setTimeout].every((one) => String(one).includes('[native code]'))
  })
}
