import { firstPath, menuOf } from '#api/routes/platform/menu.ts'
import { paths } from '#api/routes/platform/public-routes.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'
import { matchRoute, type Place, routes } from './routes.ts'

/** Who stands before the gate: nobody yet (the session is being checked), a visitor, or a person with permissions. */
export type Visitor = 'checking' | 'visitor' | Holder

/** What the gate answers to a path. */
export type Answer =
  /** The session is being checked: show the loading screen. */
  | { readonly kind: 'wait' }
  /** Open this screen. */
  | { readonly kind: 'open'; readonly place: Place }
  /** There is no such page. */
  | { readonly kind: 'unknown' }
  /** Go to the sign-in page; afterwards back to where this was asked for. */
  | { readonly kind: 'signIn' }
  /** The person is signed in and has no business on the sign-in page. */
  | { readonly kind: 'land' }
  /** Go to the access-denied page, which names the codes that would have opened it. */
  | { readonly kind: 'denied'; readonly place: Place }

/** Whether a path may be opened, and where the visitor goes instead (rules R3 to R6, R174 to R178). */
export function gate(path: string, visitor: Visitor): Answer {
  if (visitor === 'checking') return { kind: 'wait' }
  const place = matchRoute(path)
  if (!place) return { kind: 'unknown' }
  const { codes } = place.route
  if (codes === 'public') {
    return visitor !== 'visitor' && place.route.path === paths.signIn ? { kind: 'land' } : { kind: 'open', place }
  }
  if (visitor === 'visitor') return { kind: 'signIn' }
  return permits(visitor, codes) ? { kind: 'open', place } : { kind: 'denied', place }
}

/** Where a day's work begins, the most particular first: the till, the books, the orders to pick, the catalogue. */
const workplaces = [paths.home, '/fastsale', '/pre-accountancy', '/orders/picking', '/catalog']

/** Where a person lands after signing in: home, or else where their work is, or else the first entry of the own menu (rule R178). */
export function landing(holder: Holder): string {
  const own = workplaces.find((path) => opens(path, holder))
  if (own) return own
  return firstPath(menuOf(routes, holder, ({ message }) => message)) ?? paths.noAccess
}

/** Whether this page is open to the person. */
function opens(path: string, holder: Holder): boolean {
  return gate(path, holder).kind === 'open'
}

/**
 * The path to go back to after signing in, or `null` when it is none of this panel's pages: only a path on this origin counts, so that a link
 * can send nobody elsewhere (`//elsewhere`, `/\elsewhere`, `javascript:`), and for whoever is
 * in only one that is open to them.
 */
export function returnPath(requested: string | null, holder?: Holder): string | null {
  if (!requested?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(requested)) return null
  const here = 'http://panel.invalid'
  if (!URL.canParse(requested, here)) return null
  const { origin, pathname, search } = new URL(requested, here)
  const place = origin === here ? matchRoute(pathname) : null
  if (holder && !opens(pathname, holder)) return null
  return place && place.route.codes !== 'public' ? `${pathname}${search}` : null
}
