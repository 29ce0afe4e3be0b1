import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routes } from '#api/registry/routes.ts'
import { kinds, type SharedState } from '#tests/browser/screen-states/kinds.ts'
import { screens } from '#tests/browser/screen-states/screens.ts'

/** What screens share is looked at once for all of them: so each must say what it shares, and truly share it. */

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]
const screenNames = [...new Set(routes.map(({ screen }) => screen))]

test('every screen of the table of routes says what it shows as others do, and no other does', () => {
  expect(Object.keys(screens).sort()).toEqual(screenNames.toSorted())
})

describe.each(kindNames)('%s', (kind) => {
  const { by, at, states } = kinds[kind] as { by: string; at: string; states: readonly SharedState[] }
  const ofKind = screenNames.filter((screen) => screens[screen]?.is.includes(kind))

  test('is looked at where a screen is one', () => {
    const seenAt = new Set([at, ...states.flatMap((state) => state.at ?? [])])
    const found = routes.filter(({ path }) => seenAt.has(path))
    expect(found.map(({ path }) => path).sort()).toEqual([...seenAt].sort())
    expect(found.filter(({ screen }) => !ofKind.includes(screen))).toEqual([])
  })

  test('is shown by its component on each screen that says it is one', () => {
    expect(ofKind.length).toBeGreaterThan(0)
    expect(ofKind.filter((screen) => !partsOf(screen).has(by))).toEqual([])
  })

  test('has each state once', () => {
    const names = states.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('the control: a screen without rows does not import them', () => {
  expect(partsOf('platform/session/NotFound').has('platform/records/RecordTable')).toBe(false)
})

/** The components that a screen is made of: its own file, and what that imports. */
function partsOf(screen: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(screen)) return found
  found.add(screen)
  const file = screen.startsWith('ui/') ? `src/${screen}.tsx` : `src/screens/${screen}.tsx`
  if (!existsSync(file)) throw new Error(`${file} is not there`)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([#.][^']+)\.tsx'/g)) {
    const own = screen.replace(/\/?[^/]*$/, '')
    const part = name.startsWith('.')
      ? new URL(name, `file:///${own}/`).pathname.slice(1)
      : name.replace(/^#screens\//, '').replace(/^#ui\//, 'ui/')
    partsOf(part, found)
  }
  return found
}
