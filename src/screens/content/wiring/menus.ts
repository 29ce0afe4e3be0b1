import { fromPromise } from 'xstate'
import type { MenuPreview, MenuPreviewQuery } from '#api/contract/content/menus.ts'
import { menuOperations } from '#api/operations/content/menus.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** Which links of a menu reach nobody, and how menus are drawn. */
export const menuPreview = loaded(
  fromPromise<MenuPreview, LoadedInput<MenuPreviewQuery>>(({ input: { query } }) =>
    call(menuOperations.preview, { query }),
  ),
)
