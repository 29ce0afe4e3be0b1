import { array, enums, type Infer, integer, nullable, object, optional, size, string } from 'superstruct'
import { Id, Switch, Text } from '#api/contract/platform/common.ts'

/** Where a menu is shown in the storefront. */
export const menuLocations = ['header', 'footer', 'mobile'] as const
export type MenuLocation = (typeof menuLocations)[number]

/** How a design sets the items of a menu: in one row, in columns with their items below, or one under the other. */
export const menuLayouts = ['row', 'columns', 'list'] as const
export type MenuLayout = (typeof menuLayouts)[number]

/** What a menu is drawn on. */
export const menuTones = ['light', 'dark', 'accent'] as const
export type MenuTone = (typeof menuTones)[number]

/** What an item leads to; `none` only stands above others. */
export const menuLinks = ['category', 'page', 'blog', 'product', 'address', 'none'] as const
export type MenuLink = (typeof menuLinks)[number]

/** The links that lead to a record of the shop. */
export const menuTargets = ['category', 'page', 'blog', 'product'] as const
export type MenuTarget = (typeof menuTargets)[number]

/** What may stand beside a name. */
export const menuIcons = [
  'home',
  'bag',
  'shirt',
  'sofa',
  'laptop',
  'phone',
  'headphones',
  'watch',
  'gem',
  'baby',
  'book',
  'flower',
  'kitchen',
  'sport',
  'gift',
  'percent',
  'star',
  'heart',
  'truck',
  'return',
  'map',
  'call',
  'mail',
  'user',
] as const
export type MenuIcon = (typeof menuIcons)[number]

/** An item of a menu. The items are a list from top to bottom: each stands below the one above it that has a level less. */
export interface MenuItem {
  /** From 1. */
  readonly level: number
  readonly translations: readonly { readonly language_id: number; readonly name: string }[]
  readonly link: MenuLink
  /** The record that it leads to; 0 where it leads to none. */
  readonly target_id: number
  /** Where a link of the kind `address` leads. */
  readonly url: string
  readonly icon: MenuIcon | ''
}

/** Whether visitors reach what a link leads to: it is there, it is not shown to them, or it was deleted. */
const targetStates = ['shown', 'hidden', 'gone'] as const
export type TargetState = (typeof targetStates)[number]

/** So many items are asked about at once. */
const mostTargets = 1000

/** Records that items lead to: `category:3,page:5`. */
export const MenuPreviewQuery = object({ targets: optional(size(Text, 0, mostTargets * 20)) })
export type MenuPreviewQuery = Infer<typeof MenuPreviewQuery>

/** How a kind of menu is drawn. */
export const MenuDesign = object({
  kind: enums(menuLocations),
  layout: enums(menuLayouts),
  tone: enums(menuTones),
  show_icons: Switch,
})
export type MenuDesign = Infer<typeof MenuDesign>

/** What the form of a menu knows of the shop: which links of its items reach nobody, and how each kind of menu is drawn. */
export const MenuPreview = object({
  targets: array(object({ link: enums(menuTargets), target_id: Id, state: enums(targetStates) })),
  designs: array(MenuDesign),
})
export type MenuPreview = Infer<typeof MenuPreview>

/** An item as visitors see it. Its level tells what it lies below: the nearest above it with a level less. */
export const VisitorItem = object({
  level: integer(),
  name: string(),
  icon: string(),
  /** `none`: it only stands above others. */
  link: enums(menuLinks),
  /** The record that it leads to. */
  target_id: nullable(Id),
  /** The end of its address, where a page or a post is led to. */
  slug: string(),
  url: string(),
})
export type VisitorItem = Infer<typeof VisitorItem>

/** The menus of a shop, each with the active design of its kind. */
export const VisitorMenus = array(
  object({
    location: enums(menuLocations),
    name: string(),
    design: nullable(MenuDesign),
    items: array(VisitorItem),
  }),
)
export type VisitorMenus = Infer<typeof VisitorMenus>
