import { describe, expect, test } from 'vitest'
import { gate } from '#api/registry/gate.ts'
import { opensOf } from '#api/registry/opens.ts'
import { routes } from '#api/registry/routes.ts'
import { everyCode } from '#api/resources/platform/code-families.ts'
import { rolePresets } from '#api/resources/settings/role-presets.ts'
import { opens } from './presets.table.ts'

const screens = routes.filter(({ codes }) => codes !== 'public').map(({ path }) => path)
const presets = Object.entries(rolePresets).map(([name, { codes }]) => ({ name, codes: codes as readonly number[] }))

/** Every screen of the panel is tried with every ready-made role, at the gate that guards the router. */
describe.each(presets)('the role $name', ({ name, codes }) => {
  test.each(screens)('opens %s as it should', (path) => {
    const answer = gate(path.replace(/:\w+/g, '7'), { permissions: codes })
    expect(answer.kind).toBe(opens[name]?.includes(path) ? 'open' : 'denied')
  })

  test('opens no screen that there is not, and tells the same as the gate', () => {
    expect(opens[name]?.filter((path) => !screens.includes(path))).toEqual([])
    expect(
      opensOf({ permissions: codes })
        .screens.map(({ path }) => path)
        .sort(),
    ).toEqual([...(opens[name] ?? [])].sort())
  })

  test('has codes that there are, each once, and never full access or those of people', () => {
    expect(codes.filter((code) => !everyCode.includes(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => code === 100 || (code >= 2000 && code < 2200))).toEqual([])
  })
})

test('every code of the specification can be given, and no other', () => {
  const family = (base: number, last: number) => Array.from({ length: last + 1 }, (_, at) => base + at)
  const whole = [400, 600, 800, 900, 1000, 1100, 1200, 1300, 2300, 2600, 3000].flatMap((base) => family(base, 4))
  const withoutDeleting = [1400, 1700, 2000, 2100, 2200].flatMap((base) => family(base, 3))
  const few = [500, 502, 503, 700, 703, 1500, 1501, 1600, 1601, 2800, 2801]
  const all = [100, 200, 2900, 3100, 3200, ...few, ...whole, ...withoutDeleting]
  expect([...everyCode].sort()).toEqual(all.sort())
})
