import type { CargoAnswer } from '#api/contract/sales/shipments.ts'
import { type ShipmentFacts, shipmentChart } from '#machines/sales/shipment/shipment.chart.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'

const to = (...provinces: string[]) => [{ country: ['Türkiye'], provinces }]

/** An order by a transfer that came, on the packing table; the shop's second method sends elsewhere. */
const packed: ShipmentFacts = {
  status: 'being_packed',
  payment_method: 'money_transfer',
  paid: true,
  shipping_method_id: null,
  tracking_code: '',
  short: [],
  lines: [{ id: 1, quantity: 2, returned: 0 }],
  sending: {
    methods: [
      { id: 1, name: 'Deneme Kargo', areas: null },
      { id: 2, name: 'Ege Kargo', areas: to('İzmir') },
    ],
    address: { country: 'Türkiye', city: 'Ankara' },
  },
}
/** Every piece of it was left out. */
const leftOut = [{ id: 1, quantity: 2, returned: 2 }]
const own = { short: [], lines: packed.lines }
const taken: CargoAnswer = { kind: 'taken', tracking_code: 'KPK000000000001', tracking_url: '/cargo/KPK000000000001' }
const error: CargoAnswer = { kind: 'error', message: '99999 posta kodu tanınmadı (A-117)' }
const byHand: CargoAnswer = { kind: 'by_hand', tracking_code: 'EL42', tracking_url: '' }
const answers: readonly CargoAnswer[] = [taken, byHand, { kind: 'out_of_area' }, error]

/** The life of a shipment, whatever the cargo company answers, and whatever becomes of its order meanwhile. */
export default paths(shipmentChart)({
  inputs: { packed },
  events: ({ value, context: { status, paid, short, lines } }) => [
    ...[
      seller,
      ...(status === 'being_packed' && paid && short.length === 0 && lines !== leftOut ? [orderReader] : []),
    ].flatMap(
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
    { type: 'REGISTER', shipping_method_id: 2, answer: taken, by: seller },
    {
      ...{ type: 'REGISTER', shipping_method_id: 1, answer: taken, by: seller },
      size: { packages: 0, weight: null, desi: null },
    },
    { type: 'ORDER', status: 'being_packed', paid: true, ...own },
    { type: 'ORDER', status: 'being_packed', paid: true, ...own, short: [oneMissing] },
    { type: 'ORDER', status: 'being_packed', paid: true, ...own, lines: leftOut },
    { type: 'ORDER', status: 'cancelled', paid: true, ...own },
    { type: 'ORDER', status: 'being_packed', paid: false, ...own },
  ],
  key: ({ value, context: { status, paid, short, lines } }) => JSON.stringify([value, status, paid, short, lines]),
})
