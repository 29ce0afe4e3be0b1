import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Operation, operationName } from '#api/operations/platform/operation.ts'
import { rolePresets } from '#api/resources/settings/role-presets.ts'
import { endpointTable } from '#tests/house/endpoints.table.ts'
import { gated } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const written = new Map(endpointTable.map(([method, path, codes]) => [`${method} ${path}`, codes]))
const presets = Object.entries(rolePresets).map(([name, { codes }]) => ({ name, codes: codes as readonly number[] }))

/** Every operation there is, gated over HTTP by somebody with each ready-made role, of what is nowhere: only whether they may is looked at. */
describe.each(presets)('the role $name', ({ codes }) => {
  test('is let in by the server exactly where the table says so', async () => {
    const as = await shop.as(codes)
    const forbidden: string[] = []
    for (let at = 0; at < gated.length; at += 20)
      await Promise.all(
        gated.slice(at, at + 20).map(async (operation) => {
          const { body } = await shop.call(operation.method, nowhere(operation), { as })
          if (body?.error === 'auth.forbidden') forbidden.push(operationName(operation))
        }),
      )
    const closed = gated.map(operationName).filter((name) => !opens(name, codes))
    expect(closed.length).toBeGreaterThan(100)
    expect(forbidden.sort()).toEqual(closed.sort())
  })
})

function opens(name: string, codes: readonly number[]): boolean {
  const opening = written.get(name)
  return opening === 'signed-in' || (typeof opening === 'object' && opening.some((code) => codes.includes(code)))
}

function nowhere({ path }: Operation): string {
  return path.replace(/:\w+/g, '999999999')
}
