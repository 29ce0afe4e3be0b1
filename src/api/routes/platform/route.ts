import type { Says } from '#api/rules/platform/rule.ts'
import type { GroupName } from './menu.ts'

/** Where a screen stands in the top menu. */
export interface MenuPlace {
  /** The heading it stands under; `''` is the bar itself. */
  readonly in: GroupName | ''
  /** Stands last in its dropdown, under a line. */
  readonly bordered?: boolean
}

/** One screen that can be opened. The table of them feeds the router, the gate, the menu, titles, breadcrumbs and the permission tests. */
export interface Route {
  /** `/brands/edit/:id`; a parameter takes what its name allows, see `matchRoute`. */
  readonly path: string
  readonly title: Says
  /** The title is that of one record, and this is the page that adds one ("Marka ekle"). */
  readonly adds?: true
  /** What opens it: any one of these codes (100 always does), `[]` for everybody who is signed in, `public` without signing in. */
  readonly codes: readonly number[] | 'public'
  readonly menu?: MenuPlace
  /** The screen above it in the breadcrumb. */
  readonly parent?: string
  /** The file that draws it: a key of src/screens/screens.ts. */
  readonly screen: string
  /** The resource that a generic screen shows. */
  readonly resource?: string
  /** The list that it shows, with the filters that the page itself has, of its path too (`:userId`): asked for beside the session, and by the screen. */
  readonly shows?: { readonly list: string; readonly fixed?: Readonly<Record<string, string>> }
  /** Shown without header and menu (rule R8). */
  readonly bare?: true
}
