import { array, boolean, enums, type Infer, object, string } from 'superstruct'
import { Id } from './common.ts'
import { type PanelLanguage, panelLanguages } from './languages.ts'

/** A text in every language of the panel. */
const Spoken = object(
  Object.fromEntries(panelLanguages.map((code) => [code, string()])) as Record<
    PanelLanguage,
    ReturnType<typeof string>
  >,
)

/** What a release brought: something that was not there, something that does more, something that was wrong. */
export const changeKinds = ['new', 'better', 'mended'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** What the people who work with the panel notice of a change, and the page where they find it; `''` where there is none. */
const Change = object({ kind: enums(changeKinds), says: Spoken, link: string() })

/** The changes of one day. */
const Release = object({ id: Id, day: string(), title: Spoken, changes: array(Change) })
export type Release = Infer<typeof Release>

/** What changed in the product, newest first, and what of it the caller has read. */
export const Changelogs = object({ rows: array(object({ ...Release.schema, read: boolean() })) })
export type Changelogs = Infer<typeof Changelogs>

/** Read are this release and all before it. */
export const ReadChangelogs = object({ id: Id })
