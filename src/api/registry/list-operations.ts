import { listSettingsOperationsFor } from '#api/operations/platform/list-settings.ts'
import { listViewOperationsFor } from '#api/operations/platform/list-views.ts'
import { listNames } from './lists.ts'

/** How a person wants a list to look. */
export const listSettingsOperations = listSettingsOperationsFor(listNames)

/** The views of a list. */
export const listViewOperations = listViewOperationsFor(listNames)
