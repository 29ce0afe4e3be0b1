import { MenuPreview, MenuPreviewQuery, VisitorMenus } from '#api/contract/content/menus.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What visitors are shown of menus, and what the form of one asks beside its record. */
export const menuOperations = {
  preview: operation({
    method: 'GET',
    path: '/v1/panel/menu-preview',
    summary: 'Which of the records that items lead to visitors reach, and how each kind of menu is drawn',
    query: MenuPreviewQuery,
    data: MenuPreview,
    codes: [2301, 2302, 2303],
  }),
  shown: operation({
    method: 'GET',
    path: '/v1/web/menus',
    summary: 'The active menus of the shop as visitors see them, each with its design; `x-lid` names the language',
    data: VisitorMenus,
    codes: 'public',
    // A minute: so long may a menu be seen as it was.
    maxAge: 60,
  }),
}
