import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acrossRooms, rooms, testsOf } from '../../scripts/rooms.ts'

const files = globSync('tests/{rules,paths,server,panel,browser}/**/*.test.{ts,tsx}')
/** What stands above the rooms, beside their folders: it looks at all of them. */
const above = /^tests\/(rules|paths)\/[\w-]+\.test\.tsx?$|^tests\/paths\/cover\//

test('every test lies in a room, or in a folder that looks at all of them', () => {
  const inRooms = new Set(
    rooms.flatMap((room) => files.filter((file) => testsOf(room).some((one) => file.includes(one)))),
  )
  const elsewhere = files.filter((file) => !inRooms.has(file) && !above.test(file))
  expect(elsewhere.filter((file) => !acrossRooms.some((one) => file.startsWith(one)))).toEqual([])
  expect(inRooms.size).toBeGreaterThan(100)
})

test('a room runs its own tests at every level, and none of another room', () => {
  const own = files.filter((file) => testsOf('sales').some((one) => file.includes(one)))
  for (const level of ['rules', 'paths', 'server', 'panel', 'browser', 'browser/paths'])
    expect(own.some((file) => file.startsWith(`tests/${level}/sales/`))).toBe(true)
  expect(own.filter((file) => file.includes('/catalog/'))).toEqual([])
  expect(own).toContain('tests/paths/platform/machines.test.ts')
  expect(own).not.toContain('tests/paths/platform/http.test.ts')
})

test('a room that is none is refused', () => {
  expect(() => testsOf('kitchen')).toThrow('platform, catalog, content, sales')
})
