import type { MenuItem } from '#api/contract/content/menus.ts'
import { type MenuTreeEvent, menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const blank = { translations: [], link: 'none', target_id: 0, url: '', icon: '' } as const
const item = (level: number, icon: MenuItem['icon'] = ''): MenuItem => ({ ...blank, level, icon })

/** A menu with three levels, a footer menu that is full, and one that has all the icons that it may have. Two steps at most are remembered, so that the walk has an end. */
export default paths(menuTreeMachine)({
  inputs: {
    deep: { location: 'header', items: [item(1), item(1), item(2), item(3)], blank },
    footer: { location: 'footer', items: [item(1), item(1), item(1), item(1), item(1)], blank },
    icons: {
      location: 'mobile',
      items: [item(1, 'star'), item(1, 'gem'), item(1, 'book'), item(1, 'gift'), item(1, 'bag'), item(1)],
      blank,
    },
  },
  events: ({ context }) => [
    { type: 'SHOW', location: context.location, items: [item(1)] },
    { type: 'SELECT', at: context.items.length - 1 },
    { type: 'SELECT', at: null },
    { type: 'UNDO' },
    { type: 'REDO' },
    ...(context.items.length > 1 && context.past.length + context.future.length < 2 ? changes(context.items) : []),
  ],
  key: ({ value, context: { items, selected, past, future, typing } }) =>
    JSON.stringify([value, items, selected, past, future, typing]),
})

function changes(items: readonly MenuItem[]): MenuTreeEvent[] {
  const last = items.length - 1
  return [
    { type: 'ADD', under: null },
    { type: 'ADD', under: last },
    { type: 'MOVE', at: 0, parent: null, position: 0 },
    { type: 'MOVE', at: 0, parent: null, position: 1 },
    { type: 'MOVE', at: 0, parent: 0, position: 0 },
    { type: 'MOVE', at: 0, parent: last, position: 0 },
    { type: 'STEP', at: 0, way: 'up' },
    { type: 'STEP', at: 1, way: 'in' },
    { type: 'CHANGE', changes: { icon: 'heart' } },
    { type: 'CHANGE', changes: { url: '/yaz' }, typed: 'url' },
    { type: 'DELETE', at: last },
  ]
}
