import type { CargoAnswer } from '#api/contract/sales/shipments.ts'
import { type ShipmentFacts, shipmentChart } from '#machines/sales/shipment/shipment.chart.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'

/** An order by a transfer that came, on the packing table. */
const packed: ShipmentFacts = {
  status: 'being_packed',
  payment_method: 'money_transfer',
  paid: true,
  shipping_method_id: null,
  tracking_code: '',
  short: [],
}
const taken: CargoAnswer = { kind: 'taken', tracking_code: 'KPK000000000001', tracking_url: '/cargo/KPK000000000001' }
const error: CargoAnswer = { kind: 'error', message: '99999 posta kodu tanınmadı (A-117)' }
const answers: readonly CargoAnswer[] = [taken, { kind: 'out_of_area' }, error]

/** The life of a shipment, whatever the cargo company answers, and whatever becomes of its order meanwhile. */
export default paths(shipmentChart)({
  inputs: { packed },
  events: ({ value, context: { status, paid, short } }) => [
    ...[seller, ...(status === 'being_packed' && paid && short.length === 0 ? [orderReader] : [])].flatMap(
      (by) =>
        [
          ...answers.map((answer) => ({ type: 'REGISTER', shipping_method_id: 1, answer, by }) as const),
          // Where an error stood, nobody is asked again.
          ...(value === 'failed' ? [taken] : [taken, error]).map(
            (answer) => ({ type: 'PROCEED', answer, by }) as const,
          ),
          { type: 'CANCEL', by },
          { type: 'HAND_OVER', tracking_code: 'ELDEN-1', by },
          { type: 'HAND_OVER', tracking_code: ' ', by },
        ] as const,
    ),
    { type: 'REGISTER', shipping_method_id: null, answer: taken, by: seller },
    {
      ...{ type: 'REGISTER', shipping_method_id: 1, answer: taken, by: seller },
      size: { packages: 0, weight: null, desi: null },
    },
    { type: 'ORDER', status: 'being_packed', paid: true, short: [] },
    { type: 'ORDER', status: 'being_packed', paid: true, short: [oneMissing] },
    { type: 'ORDER', status: 'cancelled', paid: true, short: [] },
    { type: 'ORDER', status: 'being_packed', paid: false, short: [] },
  ],
  key: ({ value, context: { status, paid, short } }) => JSON.stringify([value, status, paid, short]),
})
