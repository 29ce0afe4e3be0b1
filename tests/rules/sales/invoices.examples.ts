import type { InvoiceAddress } from '#api/contract/sales/order-invoice.ts'
import {
  hasInvoice,
  identified,
  inProduction,
  isEArchive,
  notInvoiced,
  notQueued,
  orderPaid,
  rateKnown,
  reachable,
  sellerKnown,
  statusKnown,
} from '#api/rules/sales/invoices.ts'
import { person } from '#tests/invoice-people.ts'
import { examples } from '#tests/rules/examples.ts'

const firm: InvoiceAddress = {
  ...person,
  contact_type: 'corporate',
  company_name: 'Yılmaz Tekstil A.Ş.',
  tax_number: '3880718497',
  tc_number: '',
}
const with_ = (recipient: InvoiceAddress, changes: Partial<InvoiceAddress>) => ({
  recipient: { ...recipient, ...changes },
})

export default [
  examples(orderPaid, {
    holds: [{ of: 'R73', when: 'a paid order', facts: { paid: true } }],
    refuses: [{ of: 'R73', when: 'an order that is not paid', facts: { paid: false } }],
  }),
  examples(inProduction, {
    holds: [{ of: 'R74', when: 'the production mode', facts: { production: true } }],
    refuses: [{ of: 'R74', when: 'the mode for trying out', facts: { production: false } }],
  }),
  examples(isEArchive, {
    holds: [{ of: 'R75', when: 'an e-archive invoice', facts: { profile: 'earchive' } }],
    refuses: [
      { of: 'R75', when: 'a basic invoice', facts: { profile: 'basic' } },
      { of: 'R75', when: 'a commercial invoice', facts: { profile: 'commercial' } },
    ],
  }),
  examples(notQueued, {
    holds: [
      { of: 'R215', when: 'an invoice that was taken', facts: { status: 'succeed' } },
      { of: 'R215', when: 'one that was refused', facts: { status: 'error' } },
      { of: 'R215', when: 'an order without an invoice', facts: { status: 'none' } },
    ],
    refuses: [
      { of: 'R215', when: 'an invoice in the queue', facts: { status: 'waiting' } },
      { of: 'R215', when: 'one of unknown status', facts: { status: 'unknown' } },
    ],
  }),
  examples(identified, {
    holds: [
      { of: 'R216', when: 'a person with a TC number', facts: with_(person, {}) },
      { of: 'R216', when: 'another person', facts: with_(person, { tc_number: '12345678950' }) },
      { of: 'R216', when: 'a firm with a tax number', facts: with_(firm, {}) },
      {
        of: 'R216',
        when: 'a firm with a tax number that begins with 0',
        facts: with_(firm, { tax_number: '0123456789' }),
      },
    ],
    refuses: [
      { of: 'R216', when: 'a TC number whose last digit is wrong', facts: with_(person, { tc_number: '10000000147' }) },
      {
        of: 'R216',
        when: 'a TC number whose tenth digit is wrong',
        facts: with_(person, { tc_number: '10000000156' }),
      },
      { of: 'R216', when: 'a placeholder of foreigners', facts: with_(person, { tc_number: '11111111111' }) },
      { of: 'R216', when: 'a TC number that begins with 0', facts: with_(person, { tc_number: '00000000000' }) },
      { of: 'R216', when: 'no number', facts: with_(person, { tc_number: '' }) },
      { of: 'R216', when: 'ten digits', facts: with_(person, { tc_number: '1000000014' }) },
      {
        of: 'R216',
        when: 'a firm with a TC number only',
        facts: with_(firm, { tax_number: '', tc_number: '10000000146' }),
      },
      { of: 'R216', when: 'a tax number whose check digit is wrong', facts: with_(firm, { tax_number: '3880718498' }) },
      { of: 'R216', when: 'letters', facts: with_(firm, { tax_number: '38807l8497' }) },
    ],
  }),
  examples(reachable, {
    holds: [
      { of: 'R217', when: 'a person with a name and an address', facts: with_(person, {}) },
      { of: 'R217', when: 'a firm with its name and address', facts: with_(firm, { name: '', surname: '' }) },
    ],
    refuses: [
      { of: 'R217', when: 'no address', facts: with_(person, { address: ' ' }) },
      { of: 'R217', when: 'no district', facts: with_(person, { district: '' }) },
      { of: 'R217', when: 'no province', facts: with_(person, { city: '' }) },
      { of: 'R217', when: 'a person without a name', facts: with_(person, { name: '', surname: ' ' }) },
      { of: 'R217', when: 'a firm without its name', facts: with_(firm, { company_name: '' }) },
    ],
  }),
  examples(sellerKnown, {
    holds: [{ of: 'own', when: 'a shop that has said who it is', facts: { seller_lacks: [] } }],
    refuses: [{ of: 'own', when: 'a shop without a tax number', facts: { seller_lacks: ['title'] } }],
  }),
  examples(rateKnown, {
    holds: [
      { of: 'own', when: 'an order in lira', facts: { currency: 'TRY', rate: null } },
      {
        of: 'own',
        when: 'an order in euros on a day with a rate',
        facts: { currency: 'EUR', rate: { rate: '48.7', date: '2026-11-20', source: 'central_bank' } },
      },
    ],
    refuses: [
      { of: 'own', when: 'an order in euros without a rate', facts: { currency: 'EUR', rate: null } },
      { of: 'own', when: 'an order in dollars of which no rate was ever told', facts: { currency: 'USD' } },
    ],
  }),
  examples(notInvoiced, {
    holds: [{ of: 'own', when: 'an invoice that was not taken', facts: { status: 'error' } }],
    refuses: [{ of: 'own', when: 'an invoice that was taken', facts: { status: 'succeed' } }],
  }),
  examples(hasInvoice, {
    holds: [
      { of: 'own', when: 'an invoice that was taken', facts: { status: 'succeed' } },
      { of: 'own', when: 'one in the queue', facts: { status: 'waiting' } },
    ],
    refuses: [
      { of: 'own', when: 'an order without an invoice', facts: { status: 'none' } },
      { of: 'own', when: 'one that was not taken', facts: { status: 'error' } },
    ],
  }),
  examples(statusKnown, {
    holds: [{ of: 'R27', when: 'an invoice in the queue', facts: { status: 'waiting' } }],
    refuses: [{ of: 'R27', when: 'a status that nobody knows', facts: { status: 'unknown' } }],
  }),
]
