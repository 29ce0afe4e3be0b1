import type { InvoiceDocument, InvoiceLine } from '#api/contract/sales/invoices.ts'
import type { InvoiceProfile, InvoiceType } from '#api/contract/sales/order-invoice.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { amountInWords } from '#api/rules/sales/amount-in-words.ts'
import { partyOf, signatureOf } from './party.ts'
import { type Element, element, xmlOf } from './xml.ts'

const profiles: Record<InvoiceProfile, string> = {
  basic: 'TEMELFATURA',
  commercial: 'TICARIFATURA',
  earchive: 'EARSIVFATURA',
}
const types: Record<InvoiceType, string> = { sale: 'SATIS', refund: 'IADE' }
/** Pieces, in the list of units of UN/CEFACT. */
const pieces = 'C62'
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'

/**
 * An invoice in the XML of the tax authority: UBL 2.1 as UBL-TR 1.2 takes it, its elements in the order that the schema asks for. The seal
 * (`ext:UBLExtensions`) is put in by the integrator, who holds the shop's certificate.
 */
export function ublOf(document: InvoiceDocument): string {
  const { number, uuid, profile, type, date, time, currency, order, seller, buyer, lines, totals } = document
  const money = (name: string, amount: string) => element(`cbc:${name}`, amount, { currencyID: currency })
  const children = [
    cbc('UBLVersionID', '2.1'),
    cbc('CustomizationID', 'TR1.2'),
    cbc('ProfileID', profiles[profile]),
    cbc('ID', number),
    cbc('CopyIndicator', 'false'),
    cbc('UUID', uuid),
    cbc('IssueDate', date),
    cbc('IssueTime', time),
    cbc('InvoiceTypeCode', types[type]),
    cbc('Note', amountInWords(minorOf(totals.gross) ?? 0, currency)),
    ...liraNotes(document),
    cbc('DocumentCurrencyCode', currency),
    cbc('LineCountNumeric', String(lines.length)),
    cac('OrderReference', [cbc('ID', order.number), cbc('IssueDate', order.date)]),
    billingReference(document),
    sendType(document),
    signatureOf(seller),
    cac('AccountingSupplierParty', [partyOf(seller, 'Party')]),
    cac('AccountingCustomerParty', [partyOf(buyer, 'Party')]),
    ...internetBlock(document),
    exchangeRate(document),
    taxTotal(document.taxes, document.totals.tax, money),
    cac('LegalMonetaryTotal', [
      money('LineExtensionAmount', document.totals.net),
      money('TaxExclusiveAmount', document.totals.net),
      money('TaxInclusiveAmount', document.totals.gross),
      money('AllowanceTotalAmount', document.totals.discount),
      money('PayableAmount', document.totals.gross),
    ]),
    ...lines.map((line, at) => invoiceLine(line, at, money)),
  ]
  return xmlOf({
    name: 'Invoice',
    attributes: {
      xmlns: `${ubl}:Invoice-2`,
      'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
    },
    content: children.filter((one) => one !== null),
  })
}

type Money = (name: string, amount: string) => Element | null

function billingReference({ original }: InvoiceDocument): Element | null {
  if (!original) return null
  const { number, date } = original
  return cac('BillingReference', [
    cac('InvoiceDocumentReference', [cbc('ID', number), cbc('IssueDate', date), cbc('DocumentTypeCode', 'IADE')]),
  ])
}

/** E-archive invoices reach their recipient past the tax authority: it is told how. */
function sendType({ profile, date }: InvoiceDocument): Element | null {
  if (profile !== 'earchive') return null
  return cac('AdditionalDocumentReference', [
    cbc('ID', 'ELEKTRONIK'),
    cbc('IssueDate', date),
    cbc('DocumentTypeCode', 'EREPSENDT'),
  ])
}

/** How each way of paying is called in the list of UN/CEFACT. */
const meansCodes = { 'KREDIKARTI/BANKAKARTI': '48', 'EFT/HAVALE': '42', KAPIDAODEME: '10', DIGER: 'ZZZ' } as const

/** Delivery and payment of an internet sale; its web address stands with the seller. */
function internetBlock({ internet }: InvoiceDocument): (Element | null)[] {
  if (!internet) return []
  const { payment, payment_date, carrier_name, carrier_tax_number, delivery_date } = internet
  return [
    cac('Delivery', [
      cbc('ActualDeliveryDate', delivery_date),
      cac('CarrierParty', [
        cac('PartyIdentification', [
          element('cbc:ID', carrier_tax_number, { schemeID: carrier_tax_number.length === 10 ? 'VKN' : 'TCKN' }),
        ]),
        cac('PartyName', [cbc('Name', carrier_name)]),
      ]),
    ]),
    cac('PaymentMeans', [
      cbc('PaymentMeansCode', meansCodes[payment]),
      cbc('PaymentDueDate', payment_date),
      cbc('InstructionNote', payment),
    ]),
  ]
}

/** What one unit of its money is worth in lira. */
function exchangeRate({ currency, exchange }: InvoiceDocument): Element | null {
  if (!exchange) return null
  return cac('PricingExchangeRate', [
    cbc('SourceCurrencyCode', currency),
    cbc('TargetCurrencyCode', 'TRY'),
    cbc('CalculationRate', exchange.rate),
    cbc('Date', exchange.date),
  ])
}

/** The law asks for worth, tax and sum in lira too. */
function liraNotes({ exchange }: InvoiceDocument): (Element | null)[] {
  if (!exchange) return []
  const { net, tax, gross } = exchange
  return [
    cbc('Note', `TL karşılığı: matrah ${net}, KDV ${tax}, toplam ${gross}`),
    cbc('Note', amountInWords(minorOf(gross) ?? 0, 'TRY')),
  ]
}

function taxTotal(taxes: InvoiceDocument['taxes'], tax: string, money: Money): Element | null {
  return cac('TaxTotal', [
    money('TaxAmount', tax),
    ...taxes.map(({ rate, base, tax }) =>
      cac('TaxSubtotal', [
        money('TaxableAmount', base),
        money('TaxAmount', tax),
        cbc('Percent', String(rate)),
        cac('TaxCategory', [
          ...(rate === 0
            ? [cbc('TaxExemptionReasonCode', '351'), cbc('TaxExemptionReason', 'KDV - İstisna Olmayan Diğer')]
            : []),
          cac('TaxScheme', [cbc('Name', 'KDV'), cbc('TaxTypeCode', '0015')]),
        ]),
      ]),
    ),
  ])
}

function invoiceLine(line: InvoiceLine, at: number, money: Money): Element | null {
  const { name, quantity, unit_price, base, discount, net, tax_rate, tax } = line
  return cac('InvoiceLine', [
    cbc('ID', String(at + 1)),
    element('cbc:InvoicedQuantity', String(quantity), { unitCode: pieces }),
    money('LineExtensionAmount', net),
    discount === '0.00'
      ? null
      : cac('AllowanceCharge', [
          cbc('ChargeIndicator', 'false'),
          cbc('AllowanceChargeReason', 'İskonto'),
          money('Amount', discount),
          money('BaseAmount', base),
        ]),
    taxTotal([{ rate: tax_rate, base: net, tax }], tax, money),
    cac('Item', [cbc('Name', name)]),
    cac('Price', [money('PriceAmount', unit_price)]),
  ])
}

function cbc(name: string, text: string): Element | null {
  return element(`cbc:${name}`, text)
}

function cac(name: string, children: readonly (Element | null)[]): Element | null {
  return element(`cac:${name}`, children)
}
