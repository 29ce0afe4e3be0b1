import { isTcNumber } from '#api/rules/platform/contacts.ts'
import {
  addressFits,
  addressGiven,
  addressLabels,
  addressTitleFits,
  notInvoiced,
  notShipped,
  taxNumberRight,
  tcNumberRight,
} from '#api/rules/sales/order-address.ts'
import { noteFits, noteGiven } from '#api/rules/sales/order-notes.ts'
import { goodsArrived, somethingBack } from '#api/rules/sales/order-restock.ts'
import { anAddress } from '#tests/fixtures/orders.fixture.ts'
import { examples } from '#tests/rules/examples.ts'

/** What R142 names, in its order. */
const needed = ['title', 'country', 'state', 'city', 'district', 'neighborhood', 'address', 'zip'] as const
const change = { of: 'invoice', status: 'accepted', invoiced: false, address: anAddress } as const

export default [
  examples(notShipped, {
    holds: [
      { of: 'own', when: 'a parcel that is being packed', facts: { of: 'shipping', status: 'being_packed' } },
      { of: 'own', when: 'the invoice address of a parcel on its way', facts: { of: 'invoice', status: 'in_cargo' } },
    ],
    refuses: [
      { of: 'own', when: 'a parcel that was reported', facts: { of: 'shipping', status: 'reported_to_cargo' } },
      { of: 'own', when: 'a parcel that was delivered', facts: { of: 'shipping', status: 'delivered' } },
    ],
  }),
  examples(notInvoiced, {
    holds: [
      { of: 'own', when: 'an order whose invoice was not taken', facts: { of: 'invoice', invoiced: false } },
      { of: 'own', when: 'the other address', facts: { of: 'shipping', invoiced: true } },
    ],
    refuses: [{ of: 'own', when: 'an invoice that was issued', facts: { of: 'invoice', invoiced: true } }],
  }),
  ...addressGiven.map((rule, at) => {
    const field = needed[at] ?? 'title'
    return examples(rule, {
      holds: [{ of: 'R142', when: `an address with its ${field}`, facts: change }],
      refuses: [
        {
          of: 'R142',
          when: `an address without its ${field}`,
          facts: { ...change, address: { ...anAddress, [field]: ' ' } },
          at: [field],
          about: { field: addressLabels[field].id },
        },
      ],
    })
  }),
  examples(addressFits, {
    holds: [
      { of: 'R105', when: '255 letters', facts: { ...change, address: { ...anAddress, address: 'a'.repeat(255) } } },
    ],
    refuses: [
      {
        of: 'R105',
        when: '256 letters',
        facts: { ...change, address: { ...anAddress, address: 'a'.repeat(256) } },
        at: ['address'],
        about: { max: 255 },
      },
    ],
  }),
  examples(addressTitleFits, {
    holds: [
      { of: 'R103', when: '100 letters', facts: { ...change, address: { ...anAddress, title: 'a'.repeat(100) } } },
    ],
    refuses: [
      {
        of: 'R103',
        when: '101 letters',
        facts: { ...change, address: { ...anAddress, title: 'a'.repeat(101) } },
        at: ['title'],
        about: { max: 100 },
      },
    ],
  }),
  examples(taxNumberRight, {
    holds: [
      { of: 'R140', when: 'ten digits', facts: { ...change, address: { ...anAddress, tax_number: '1234567890' } } },
      { of: 'R140', when: 'none', facts: change },
    ],
    refuses: [
      {
        of: 'R140',
        when: 'nine digits',
        facts: { ...change, address: { ...anAddress, tax_number: '123456789' } },
        at: ['tax_number'],
      },
    ],
  }),
  examples(isTcNumber, {
    holds: [{ of: 'R141', when: 'eleven digits', facts: '10000000146' }],
    refuses: [
      { of: 'R141', when: 'ten digits', facts: '1000000014' },
      { of: 'R141', when: 'twelve digits', facts: '100000001460' },
      { of: 'R141', when: 'letters', facts: '1000000014A' },
    ],
  }),
  examples(tcNumberRight, {
    holds: [{ of: 'R141', when: 'none', facts: change }],
    refuses: [
      {
        of: 'R141',
        when: 'ten digits',
        facts: { ...change, address: { ...anAddress, tc_number: '1000000014' } },
        at: ['tc_number'],
      },
    ],
  }),
  examples(goodsArrived, {
    holds: [{ of: 'own', when: 'a delivered order', facts: { status: 'delivered' } }],
    refuses: [{ of: 'own', when: 'an order on its way', facts: { status: 'in_cargo' } }],
  }),
  examples(somethingBack, {
    holds: [{ of: 'own', when: 'one piece', facts: { pieces: [{ line_id: 1, quantity: 1 }] } }],
    refuses: [
      { of: 'own', when: 'no line', facts: { pieces: [] } },
      { of: 'own', when: 'no piece of a line', facts: { pieces: [{ line_id: 1, quantity: 0 }] } },
    ],
  }),
  examples(noteGiven, {
    holds: [{ of: 'R101', when: 'a word', facts: { note: 'Acele' } }],
    refuses: [
      { of: 'R101', when: 'spaces', facts: { note: '   ' }, at: ['note'], about: { field: 'order_page.note' } },
    ],
  }),
  examples(noteFits, {
    holds: [{ of: 'R135', when: '250 letters', facts: { note: 'a'.repeat(250) } }],
    refuses: [{ of: 'R135', when: '251 letters', facts: { note: 'a'.repeat(251) }, at: ['note'], about: { max: 250 } }],
  }),
]
