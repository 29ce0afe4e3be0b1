import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A way to look: all that a profile is told when it is made, but what lies in its store. */
export type Way = Omit<BrowserContextOptions, 'storageState'> & { baseURL: string }

/** What lies in the store of a profile at first. */
export type Kept = readonly { readonly name: string; readonly value: string }[]

/** Browser profiles that are used again: what they loaded stays with them, what their pages did goes. */
export interface Profiles {
  /** A new page of an empty profile, with this in its store. */
  visit(way: Way, kept: Kept): Promise<Page>
  /** The page is left, and all others of its profile with it. */
  leave(page: Page): Promise<void>
  /** Ends those that are not left. */
  end(): Promise<void>
}

interface Profile {
  readonly way: string
  readonly context: BrowserContext
  /** Stands on a file of the same origin: through it the store is emptied, and its process is there for the next page. */
  readonly keeper: Page
}

/** Profiles of a browser; `begun` hears of each that is made. */
export function profilesOf(browser: Browser, begun: (context: BrowserContext) => Promise<void>): Profiles {
  const free: Profile[] = []
  const used = new Map<BrowserContext, Profile>()
  return {
    visit: async (way, kept) => {
      const at = free.findIndex((one) => one.way === JSON.stringify(way))
      const profile = free.splice(at, at < 0 ? 0 : 1)[0] ?? (await newProfile(browser, way, begun))
      used.set(profile.context, profile)
      await profile.keeper.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value)
      }, kept)
      return profile.context.newPage()
    },
    leave: async (page) => {
      const profile = used.get(page.context())
      if (!profile) throw new Error(`${page.url()} is none of these profiles'`)
      used.delete(profile.context)
      if (await emptied(profile)) free.push(profile)
      else await profile.context.close()
    },
    end: async () => {
      for (const context of browser.contexts()) if (!free.some((one) => one.context === context)) await context.close()
      used.clear()
    },
  }
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
async function emptied({ context, keeper }: Profile): Promise<boolean> {
  for (const page of context.pages()) if (page !== keeper) await page.close()
  await context.clearCookies()
  return keeper.evaluate(() => {
    localStorage.clear()
    return [Date, setTimeout].every((one) => String(one).includes('[native code]'))
  })
}
