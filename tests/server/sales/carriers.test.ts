import { expect, test } from 'vitest'
import type { Cargo, Parcel } from '#server/integrations/shipping/cargo.ts'
import { carriersOver } from '#server/integrations/shipping/carriers.ts'

/** Every carrier of a shop's methods, over the one interface. */

const asked: string[] = []
const company: Cargo = {
  register: async ({ reference }) => {
    asked.push(reference)
    return { kind: 'taken', tracking_code: 'KPK1', tracking_url: '' }
  },
  voidLabel: async () => 'KPK1',
  stops: async () => [{ status: 'in_cargo', at: '2026-11-23T10:00:00.000Z' }],
}
const parcel: Parcel = {
  ...{ reference: '1-7-1', recipient: 'Zeynep Yılmaz', address: {}, service: 'standard', collect: null },
  ...{ size: { packages: 1, weight: null, desi: null }, own_code: ' EL-7 ' },
  tracking_pattern: 'https://kargo.test/%kod%',
}

test.each([
  ['manual', { tracking_code: 'EL-7', tracking_url: 'https://kargo.test/EL-7' }],
  ['file', { tracking_code: '', tracking_url: '' }],
  ['handover', { tracking_code: '', tracking_url: '' }],
] as const)(
  '%s is told by nobody: the parcel goes by hand, and there is nothing to take back or to ask',
  async (name, answer) => {
    const carrier = carriersOver(company)[name]
    expect(await carrier.register(parcel, { anyway: false })).toEqual({ kind: 'by_hand', ...answer })
    expect([await carrier.voidLabel('1-7-1'), await carrier.stops('EL-7'), asked]).toEqual([null, [], []])
  },
)

test('the company that has a connection is asked itself', async () => {
  expect(await carriersOver(company).sandbox.register(parcel, { anyway: false })).toMatchObject({
    tracking_code: 'KPK1',
  })
  expect(asked).toEqual(['1-7-1'])
})

test('a row of the file that a carrier answers with says which parcel is where, in the words of either language', () => {
  const { read } = carriersOver(company).file
  const row = { number: ' KPK-7 ', reference: '', tracking_code: ' YK12 ', status: 'KARGODA' }
  const parcel = { number: 'KPK-7', reference: '' }
  expect(read(row)).toEqual({ parcel, tracking_code: 'YK12', status: 'in_cargo' })
  expect(read({ ...row, status: 'in_cargo' }).status).toBe('in_cargo')
  expect(read({ ...row, tracking_code: ' ', status: '' })).toEqual({ parcel, tracking_code: null, status: null })
  expect(read({ ...row, status: 'ayda' }).status).toBeUndefined()
})
