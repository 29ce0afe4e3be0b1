import { isCitizenId, isTaxId } from '#api/rules/sales/invoices.ts'
import { all, type Node, textAt } from './tree.ts'

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
const money = /^\d+\.\d{2}$/

/** Where an invoice breaks a rule of UBL-TR 1.2, or its sums do not agree, as sentences. */
export function ruleFaults(invoice: Node): string[] {
  return [...headFaults(invoice), ...partyFaults(invoice), ...internetFaults(invoice), ...sumFaults(invoice)]
}

function headFaults(invoice: Node): string[] {
  const at = (path: string) => textAt(invoice, path)
  const profile = at('cbc:ProfileID')
  return [
    check(invoice.attributes.xmlns === `${ubl}:Invoice-2`, 'the namespace of invoices'),
    check(invoice.attributes['xmlns:cac'] === `${ubl}:CommonAggregateComponents-2`, 'the namespace cac'),
    check(invoice.attributes['xmlns:cbc'] === `${ubl}:CommonBasicComponents-2`, 'the namespace cbc'),
    check(at('cbc:UBLVersionID') === '2.1', 'UBLVersionID is 2.1'),
    check(at('cbc:CustomizationID') === 'TR1.2', 'CustomizationID is TR1.2'),
    check(['TEMELFATURA', 'TICARIFATURA', 'EARSIVFATURA'].includes(profile), 'ProfileID is one of the listed'),
    check(/^[A-Z0-9]{3}20\d{2}\d{9}$/.test(at('cbc:ID')), 'ID has 16 characters: series, year, number'),
    check(at('cbc:ID').slice(3, 7) === at('cbc:IssueDate').slice(0, 4), 'the year of the number is that of its day'),
    check(at('cbc:CopyIndicator') === 'false', 'CopyIndicator is false'),
    check(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(at('cbc:UUID')), 'UUID is one'),
    check(/^\d{4}-\d{2}-\d{2}$/.test(at('cbc:IssueDate')), 'IssueDate is a day'),
    check(/^\d{2}:\d{2}:\d{2}$/.test(at('cbc:IssueTime')), 'IssueTime is a time'),
    check(['SATIS', 'IADE'].includes(at('cbc:InvoiceTypeCode')), 'InvoiceTypeCode is one of the listed'),
    check(/^[A-Z]{3}$/.test(at('cbc:DocumentCurrencyCode')), 'DocumentCurrencyCode is a currency'),
    check(
      Number(at('cbc:LineCountNumeric')) === all(invoice, 'cac:InvoiceLine').length,
      'LineCountNumeric counts the lines',
    ),
    // A refund names the invoice that it takes back, by a number of 16 characters, and is never commercial.
    check(
      at('cbc:InvoiceTypeCode') !== 'IADE' ||
        (profile !== 'TICARIFATURA' && at('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID').length === 16),
      'a refund names the invoice it takes back',
    ),
    check(
      profile !== 'EARSIVFATURA' ||
        all(invoice, 'cac:AdditionalDocumentReference').some(
          (one) =>
            textAt(one, 'cbc:DocumentTypeCode') === 'EREPSENDT' && /^(ELEKTRONIK|KAGIT)$/.test(textAt(one, 'cbc:ID')),
        ),
      'an e-archive invoice says how it is sent',
    ),
    check(
      all(invoice, 'cac:Signature').every(({ children: [id] }) => id?.attributes.schemeID === 'VKN_TCKN'),
      'the ID of a signature is a VKN_TCKN',
    ),
  ].flat()
}

function partyFaults(invoice: Node): string[] {
  const parties = [
    ...all(invoice, 'cac:AccountingSupplierParty/cac:Party'),
    ...all(invoice, 'cac:AccountingCustomerParty/cac:Party'),
  ]
  return parties.flatMap((party) => {
    const [id] = all(party, 'cac:PartyIdentification/cbc:ID')
    const firm = id?.attributes.schemeID === 'VKN'
    return [
      check(
        firm ? isTaxId(id?.text ?? '') : id?.attributes.schemeID === 'TCKN' && isCitizenId(id.text),
        `the number of a party: ${id?.text}`,
      ),
      check(!firm || textAt(party, 'cac:PartyName/cbc:Name') !== '', 'a firm has a name'),
      check(firm || textAt(party, 'cac:Person/cbc:FamilyName') !== '', 'a person has a given and a family name'),
    ].flat()
  })
}

/** An e-archive invoice of an internet sale says where it was sold, how it was paid, who carries it, and when it was delivered: all or nothing. */
function internetFaults(invoice: Node): string[] {
  const told = [
    textAt(invoice, 'cac:AccountingSupplierParty/cac:Party/cbc:WebsiteURI'),
    textAt(invoice, 'cac:PaymentMeans/cbc:PaymentMeansCode'),
    textAt(invoice, 'cac:PaymentMeans/cbc:InstructionNote'),
    textAt(invoice, 'cac:PaymentMeans/cbc:PaymentDueDate'),
    textAt(invoice, 'cac:Delivery/cac:CarrierParty/cac:PartyIdentification/cbc:ID'),
    textAt(invoice, 'cac:Delivery/cbc:ActualDeliveryDate'),
  ]
  const profile = textAt(invoice, 'cbc:ProfileID')
  return [
    ...check(told.every((one) => one === '') || told.every((one) => one !== ''), `an internet sale says all: ${told}`),
    ...check(profile === 'EARSIVFATURA' || told.every((one) => one === ''), 'only e-archive says it'),
  ]
}

function sumFaults(invoice: Node): string[] {
  const minor = (node: Node, path: string) => Math.round(Number(textAt(node, path)) * 100)
  const lines = all(invoice, 'cac:InvoiceLine')
  const sum = (path: string) => lines.reduce((total, line) => total + minor(line, path), 0)
  const tax = minor(invoice, 'cac:TaxTotal/cbc:TaxAmount')
  const total = (name: string) => minor(invoice, `cac:LegalMonetaryTotal/cbc:${name}`)
  const subtotals = all(invoice, 'cac:TaxTotal/cac:TaxSubtotal')
  const currency = textAt(invoice, 'cbc:DocumentCurrencyCode')
  const amounts = below(invoice).filter(({ name }) => /Amount$/.test(name))
  return [
    check(
      amounts.every(({ attributes }) => attributes.currencyID === currency),
      'every amount is in the currency',
    ),
    check(
      amounts.every(({ name, text }) => (name === 'cbc:PriceAmount' ? /^\d+\.\d{2,8}$/ : money).test(text)),
      'every amount has two decimals, a price at most eight',
    ),
    check(
      total('LineExtensionAmount') === sum('cbc:LineExtensionAmount'),
      'LineExtensionAmount is the sum of the lines',
    ),
    check(total('TaxExclusiveAmount') === total('LineExtensionAmount'), 'TaxExclusiveAmount is what is taxed'),
    check(total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + tax, 'TaxInclusiveAmount is that with the tax'),
    check(total('PayableAmount') === total('TaxInclusiveAmount'), 'PayableAmount is what is to be paid'),
    check(
      total('AllowanceTotalAmount') === sum('cac:AllowanceCharge/cbc:Amount'),
      'AllowanceTotalAmount is the sum of the discounts',
    ),
    check(tax === sum('cac:TaxTotal/cbc:TaxAmount'), 'the tax is the sum of that of the lines'),
    check(
      tax === subtotals.reduce((all, one) => all + minor(one, 'cbc:TaxAmount'), 0),
      'the tax is the sum of the rates',
    ),
    ...subtotals.map((one) => {
      const percent = textAt(one, 'cbc:Percent')
      const own = lines.filter((line) => textAt(line, 'cac:TaxTotal/cac:TaxSubtotal/cbc:Percent') === percent)
      const base = own.reduce((all, line) => all + minor(line, 'cbc:LineExtensionAmount'), 0)
      return check(minor(one, 'cbc:TaxableAmount') === base, `the base of ${percent} % is that of its lines`)
    }),
    ...[...subtotals, ...lines.flatMap((line) => all(line, 'cac:TaxTotal/cac:TaxSubtotal'))].flatMap((one) => [
      check(textAt(one, 'cac:TaxCategory/cac:TaxScheme/cbc:TaxTypeCode') === '0015', 'the tax is KDV'),
      check(
        minor(one, 'cbc:TaxAmount') !== 0 ||
          Number(textAt(one, 'cbc:Percent')) > 0 ||
          textAt(one, 'cac:TaxCategory/cbc:TaxExemptionReasonCode') !== '',
        'what is not taxed says why',
      ),
    ]),
    ...lines.map((line) => lineFaults(line, minor)),
  ].flat()
}

/** What a line says of itself agrees: pieces × price, less the discount, and its tax to the kuruş that rounding leaves. */
function lineFaults(line: Node, minor: (node: Node, path: string) => number): string[] {
  const [quantity] = all(line, 'cbc:InvoicedQuantity')
  const net = minor(line, 'cbc:LineExtensionAmount')
  const discount = minor(line, 'cac:AllowanceCharge/cbc:Amount')
  const base = Math.round(Number(quantity?.text) * Number(textAt(line, 'cac:Price/cbc:PriceAmount')) * 100)
  const tax = minor(line, 'cac:TaxTotal/cbc:TaxAmount')
  const rate = Number(textAt(line, 'cac:TaxTotal/cac:TaxSubtotal/cbc:Percent'))
  return [
    check((quantity?.attributes.unitCode ?? '') !== '', 'a quantity has a unit'),
    check(
      base - discount === net,
      `a line is its pieces at their price, less the discount: ${base} - ${discount} = ${net}`,
    ),
    check(
      discount === 0 || minor(line, 'cac:AllowanceCharge/cbc:BaseAmount') === base,
      'a discount is off the whole line',
    ),
    check(Math.abs(tax - (net * rate) / 100) <= 1, `the tax of a line is its rate: ${rate} % of ${net} is ${tax}`),
  ].flat()
}

function below(node: Node): Node[] {
  return node.children.flatMap((child) => [child, ...below(child)])
}

function check(holds: boolean, says: string): string[] {
  return holds ? [] : [says]
}
