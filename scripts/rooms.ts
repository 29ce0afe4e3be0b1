/** The rooms of the house, the lowest first. */
export const rooms = ['platform', 'catalog', 'content', 'sales', 'money', 'settings'] as const

/** The folders of tests that belong to no room: they ask every endpoint, call or screen of the house, or are about the kit that all rooms are built of. */
export const acrossRooms = [
  'tests/server/every/',
  'tests/panel/faults/',
  'tests/panel/ui/',
  'tests/browser/every/',
] as const

/** What every room stands on, without a database or a screen: rules, machines walked purely, the shape of the house. */
const fastHalf = [
  'tests/rules/rules.test',
  'tests/rules/platform/',
  'tests/paths/cover/',
  'tests/paths/levels.test',
  'tests/paths/platform/machines.test',
  'tests/house/',
  'tests/book/',
] as const

/** The tests of one room, as filters for vitest: platform's fast half, and all of the room's own at every level. */
export function testsOf(room: string): string[] {
  if (!rooms.some((one) => one === room)) throw new Error(`There is no room "${room}": ${rooms.join(', ')}`)
  const own = ['rules', 'paths', 'server', 'panel', 'browser', 'browser/paths'].map(
    (level) => `tests/${level}/${room}/`,
  )
  return [...fastHalf, ...own, ...(room === 'platform' ? ['tests/panel/ui/'] : [])]
}
