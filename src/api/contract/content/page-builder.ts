import { array, boolean, type Infer, integer, min, nullable, object, optional, size, string } from 'superstruct'
import { Id, IdText, Switch, Text } from '#api/contract/platform/common.ts'

/** What a page can be built of, by the names that storefronts know. */
export const itemTypes = [
  'heroslider',
  'bannerslider',
  'bannerblockgrid',
  'productslider',
  'commentslider',
  'blogsection',
  'imagetext',
  'categoryslider',
  'brandslider',
  'mainmenu',
  'brandblockgrid',
  'testcomponent',
  'kayanpano',
  'heroandbanner',
  'information',
  'videogrid',
  'certificates',
  'animationhero',
] as const
export type ItemType = (typeof itemTypes)[number]

/** A page is looked over by people: no more blocks than this stand on one. */
export const mostBlocks = 100
/** So many versions of a page are kept beside the published one. */
export const keptVersions = 20

const Version = min(integer(), 0)

/** A block as it is stored. `data` is JSON text, kept letter by letter; `key` tells which block of another language is the same. */
export const PageBlock = object({
  key: size(Text, 1, 40),
  type: size(Text, 1, 40),
  data: size(Text, 2, 60_000),
})
export type PageBlock = Infer<typeof PageBlock>

/** The page of a theme in one language: the newest draft, and what visitors see. */
export const PageLayout = object({
  language_id: Id,
  /** The number of the newest draft; 0 while nothing was saved. */
  version: Version,
  saved_at: nullable(string()),
  saved_by: string(),
  /** The version that visitors see, and since when. */
  published: nullable(Version),
  published_at: nullable(string()),
  /** The version that they will see, and from when. */
  scheduled: nullable(Version),
  scheduled_for: nullable(string()),
  blocks: array(PageBlock),
})
export type PageLayout = Infer<typeof PageLayout>

/** Everything that the page builder works on. */
export const PageDesign = object({
  theme: object({ id: Id, name: string(), status: Switch }),
  themes: array(object({ id: Id, name: string(), status: Switch })),
  /** The shop's languages, the default one first. */
  languages: array(object({ id: Id, name: string() })),
  layouts: array(PageLayout),
})
export type PageDesign = Infer<typeof PageDesign>

/** Which theme is opened; the active one unless said otherwise. */
export const PageDesignQuery = object({ theme_id: optional(IdText) })

export const SavedPage = object({ language_id: Id, version: Version, blocks: array(PageBlock) })
export type SavedPage = Infer<typeof SavedPage>

export const PublishedPage = object({ language_id: Id, version: Version })
export type PublishedPage = Infer<typeof PublishedPage>

/** From when visitors see it; `null` takes it off the calendar. */
export const ScheduledPage = object({ language_id: Id, version: Version, at: nullable(size(string(), 1, 40)) })
export type ScheduledPage = Infer<typeof ScheduledPage>

/** The version of a page that is meant. */
export const PageVersionsQuery = object({ language_id: IdText })
export const PageVersionQuery = object({ language_id: IdText, version: IdText })

export const PageVersions = object({
  rows: array(
    object({ version: Version, saved_at: string(), saved_by: string(), blocks: Version, published: boolean() }),
  ),
})
export type PageVersions = Infer<typeof PageVersions>

export const PageVersion = object({ version: Version, blocks: array(PageBlock) })
export type PageVersion = Infer<typeof PageVersion>

/** The home page as a storefront draws it. */
export const WebHome = object({
  language_id: Id,
  version: nullable(Version),
  blocks: array(object({ type: string(), data: string() })),
})
export type WebHome = Infer<typeof WebHome>

/** How wide the page is looked at, in pixels. */
export const previewWidths = [390, 820, 1440] as const
export type PreviewWidth = (typeof previewWidths)[number]
