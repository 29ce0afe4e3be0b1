import { methodSendsThere } from '#api/rules/sales/delivery-areas.ts'
import {
  inDeliveryArea,
  methodChosen,
  noCargoError,
  parcelSized,
  readyForCargo,
  trackingCodeShort,
} from '#api/rules/sales/shipments.ts'
import { examples } from '#tests/rules/examples.ts'

const sentBy = (shipping_method_id: number | null, city: string) => ({
  shipping_method_id,
  sending: {
    methods: [
      { id: 1, name: 'Ege', areas: [{ country: ['Türkiye'], provinces: ['İzmir'] }] },
      { id: 2, name: 'Kargo', areas: null },
    ],
    address: { country: 'Türkiye', city },
  },
})
const taken = { kind: 'taken', tracking_code: 'KPK1', tracking_url: '' } as const

export default [
  examples(readyForCargo, {
    holds: [
      { of: 'own', when: 'an accepted order', facts: { status: 'accepted' } },
      { of: 'own', when: 'an order whose parcel was opened again', facts: { status: 'unpacked' } },
    ],
    refuses: [
      { of: 'own', when: 'a pending order', facts: { status: 'pending' } },
      { of: 'own', when: 'one that was reported to cargo', facts: { status: 'reported_to_cargo' } },
    ],
  }),
  examples(methodChosen, {
    holds: [{ of: 'own', when: 'a method of the shop', facts: { shipping_method_id: 1 } }],
    refuses: [{ of: 'own', when: 'none', facts: { shipping_method_id: null }, at: ['shipping_method_id'] }],
  }),
  examples(parcelSized, {
    holds: [
      { of: 'own', when: 'nobody said', facts: { size: null } },
      { of: 'own', when: 'a package that nobody weighed', facts: { size: { packages: 1, weight: null, desi: null } } },
      { of: 'own', when: 'the most', facts: { size: { packages: 99, weight: 9_999, desi: 0.001 } } },
    ],
    refuses: [
      { of: 'own', when: 'no package', facts: { size: { packages: 0, weight: null, desi: 1 } }, at: ['packages'] },
      { of: 'own', when: 'half a package', facts: { size: { packages: 1.5, weight: 1, desi: 1 } }, at: ['packages'] },
      { of: 'own', when: 'a hundred', facts: { size: { packages: 100, weight: 1, desi: 1 } }, at: ['packages'] },
      {
        ...{ of: 'own', when: 'what is no number', at: ['packages', 'weight'] },
        facts: { size: { packages: Number.NaN, weight: Number.NaN, desi: null } },
      },
      {
        ...{ of: 'own', when: 'no weight, and more desi than there can be', at: ['weight', 'desi'] },
        facts: { size: { packages: 1, weight: 0, desi: 9_999.001 } },
      },
    ],
  }),
  examples(inDeliveryArea, {
    holds: [{ of: 'R204', when: 'the company takes the parcel', facts: { answer: taken } }],
    refuses: [
      { of: 'R204', when: 'the address is outside the delivery area', facts: { answer: { kind: 'out_of_area' } } },
    ],
  }),
  examples(noCargoError, {
    holds: [{ of: 'R205', when: 'the company takes the parcel', facts: { answer: taken } }],
    refuses: [
      { of: 'R205', when: 'the company returns an error', facts: { answer: { kind: 'error', message: 'A-117' } } },
    ],
  }),
  examples(methodSendsThere, {
    holds: [
      { of: 'R220', when: 'the method sends to the province', facts: sentBy(1, 'İZMİR') },
      { of: 'R220', when: 'another sends everywhere', facts: sentBy(2, 'Ankara') },
      { of: 'R220', when: 'none is chosen', facts: sentBy(null, 'Ankara') },
    ],
    refuses: [
      {
        of: 'R220',
        when: 'the address lies elsewhere by now',
        facts: sentBy(1, 'Ankara'),
        at: ['shipping_method_id'],
        about: { method: 'Ege', place: 'Ankara, Türkiye' },
      },
    ],
  }),
  examples(trackingCodeShort, {
    holds: [{ of: 'own', when: 'a code', facts: { tracking_code: 'ELDEN-1' } }],
    refuses: [
      { of: 'own', when: 'spaces alone', facts: { tracking_code: ' ' }, at: ['tracking_code'] },
      { of: 'own', when: '61 characters', facts: { tracking_code: 'a'.repeat(61) }, at: ['tracking_code'] },
    ],
  }),
]
