import { assign, enums, object } from 'superstruct'
import { ViewDraft } from '#api/contract/platform/list-views.ts'
import { listNames } from './lists.ts'

/** Whose views are asked for. */
export const ViewsOf = object({ list: enums(listNames) })

/** A new view of a list. */
export const NewView = assign(ViewsOf, ViewDraft)
