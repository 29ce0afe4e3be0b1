import type { IncomingParty } from '#api/contract/money/incoming-invoices.ts'
import type { InvoiceProfile, InvoiceType } from '#api/contract/sales/order-invoice.ts'
import { taxUpon } from '#api/rules/catalog/tax-sums.ts'
import {
  invoiceFileRules,
  invoiceLacks,
  lineNegative,
  maxInvoiceLines,
  notAnInvoice,
  tooManyInvoiceLines,
} from '#api/rules/money/incoming-files.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { unreadable } from '#api/rules/platform/imports.ts'
import { largestAmount, type Minor } from '#api/rules/platform/money.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { shareOut } from '#api/rules/platform/share-out.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { beginsAsXml, decodedXml } from '#server/platform/imports/decoded.ts'
import { notRead } from '#server/platform/imports/table.ts'
import { type XmlElement, xmlTree } from './xml-tree.ts'

export interface ReadLine {
  readonly name: string
  readonly seller_code: string
  readonly buyer_code: string
  readonly barcode: string
  readonly unit: string
  readonly quantity: string
  readonly unit_price: string
  readonly net: Minor
  readonly tax_rate: number
  readonly tax: Minor
}

/** An invoice as its file says it. */
export interface ReadInvoice {
  readonly number: string
  readonly uuid: string
  readonly profile: InvoiceProfile
  readonly type: InvoiceType
  readonly day: string
  readonly currency: string
  readonly rate: string | null
  readonly sender: IncomingParty
  readonly recipient: IncomingParty
  readonly net: Minor
  readonly tax: Minor
  readonly withheld: Minor
  readonly payable: Minor
  readonly lines: readonly ReadLine[]
}

/** Profiles beside these are answered by nobody, as basic ones. */
const profiles: Readonly<Record<string, InvoiceProfile>> = { TICARIFATURA: 'commercial', EARSIVFATURA: 'earchive' }
/** The value added tax among all that a line may bear; the others are part of what the goods cost. */
const vat = '0015'

/** Reads a UBL-TR invoice from its file, or says why it is none. */
export function readUbl({ name, content }: { readonly name: string; readonly content: string }): ReadInvoice {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(content)) throw refused({ id: unreadable.id, at: ['file'] })
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const wrong = broken(invoiceFileRules, { name, size: bytes.length })
  if (wrong.length > 0) throw new Refused(422, wrong)
  if (!beginsAsXml(bytes)) throw refused({ id: unreadable.id, at: ['file'] })
  try {
    return invoiceIn(xmlTree(decodedXml(bytes)))
  } catch (error) {
    if (error instanceof Error && 'refusal' in error) throw refused(error.refusal as Refusal)
    throw error
  }
}

function refused(refusal: Refusal): Refused {
  return new Refused(422, [refusal])
}

function invoiceIn(root: XmlElement): ReadInvoice {
  if (root.name !== 'Invoice' || !has(root, 'ProfileID')) notRead({ id: notAnInvoice.id, at: ['file'] })
  const found = all(root, 'InvoiceLine')
  if (found.length > maxInvoiceLines)
    notRead({ id: tooManyInvoiceLines.id, about: { max: maxInvoiceLines }, at: ['file'] })
  if (found.length === 0) lacks('InvoiceLine')
  const total = one(root, 'LegalMonetaryTotal') ?? lacks('LegalMonetaryTotal')
  const raw = found.map((line, at) => lineIn(line, at + 1, ratesOf(root)))
  const lines = withCharges(root, raw)
  const currency = short(root, 'DocumentCurrencyCode', 3)
  if (!/^[A-Z]{3}$/.test(currency)) lacks('DocumentCurrencyCode')
  const day = say(root, 'IssueDate')
  if (!isDay(day)) lacks('IssueDate')
  const payable = amount(total, 'PayableAmount')
  const [net, tax] = [sumOf(lines, 'net'), sumOf(lines, 'tax')]
  if (payable < 0 || net < 0 || payable > largestAmount || net + tax > largestAmount) lacks('PayableAmount')
  return {
    ...{ number: short(root, 'ID', 50), uuid: short(root, 'UUID', 50).toLowerCase() },
    profile: profiles[say(root, 'ProfileID')] ?? 'basic',
    type: /IADE/.test(say(root, 'InvoiceTypeCode')) ? 'refund' : 'sale',
    ...{ day, currency, rate: rateIn(root) },
    sender: partyIn(root, 'AccountingSupplierParty'),
    recipient: partyIn(root, 'AccountingCustomerParty'),
    ...{ net, tax, payable, withheld: sumOfAll(all(root, 'WithholdingTaxTotal'), 'TaxAmount'), lines },
  }
}

function lineIn(line: XmlElement, at: number, known: readonly number[]): ReadLine {
  const item = one(line, 'Item') ?? lacks(`InvoiceLine ${at}: Item`)
  const quantity = decimal(say(line, 'InvoicedQuantity'), 6) ?? lacks(`InvoiceLine ${at}: InvoicedQuantity`)
  const net = amount(line, 'LineExtensionAmount')
  const price = decimal(say(one(line, 'Price'), 'PriceAmount'), 8) ?? '0'
  const taxes = all(one(line, 'TaxTotal'), 'TaxSubtotal')
  const ofVat = taxes.filter((tax) => codeOf(tax) === vat)
  const others = sumOfAll(
    taxes.filter((tax) => codeOf(tax) !== vat),
    'TaxAmount',
  )
  const tax_rate = ofVat.length > 0 ? percentIn(ofVat[0]) : known.length === 1 ? (known[0] ?? 0) : 0
  const tax = ofVat.length > 0 ? sumOfAll(ofVat, 'TaxAmount') : taxUpon(net, tax_rate)
  if ([quantity, price].some((text) => text.startsWith('-')) || net < 0 || tax < 0 || others < 0)
    notRead({ id: lineNegative.id, about: { line: at }, at: ['file'] })
  const name = say(item, 'Name') || say(item, 'Description')
  return {
    name: cut(name, 255) || lacks(`InvoiceLine ${at}: Name`),
    seller_code: cut(say(one(item, 'SellersItemIdentification'), 'ID'), 100),
    buyer_code: cut(say(one(item, 'BuyersItemIdentification'), 'ID'), 100),
    barcode: cut(say(one(item, 'StandardItemIdentification'), 'ID'), 100),
    unit: cut(one(line, 'InvoicedQuantity')?.attributes.unitCode ?? '', 20),
    ...{ quantity, unit_price: price, net: net + others, tax_rate, tax },
  }
}

/** What the whole invoice was discounted or charged is shared by its lines by what they cost. */
function withCharges(root: XmlElement, lines: readonly ReadLine[]): ReadLine[] {
  const change = all(root, 'AllowanceCharge').reduce((sum, one) => {
    const of = amount(one, 'Amount')
    return say(one, 'ChargeIndicator') === 'true' ? sum + of : sum - of
  }, 0)
  const shares = shareOut(
    change,
    lines.map(({ net }) => net),
  )
  return lines.map((line, at) => ({ ...line, net: line.net + (shares[at] ?? 0) }))
}

function partyIn(root: XmlElement, name: string): IncomingParty {
  const party = one(one(root, name), 'Party') ?? lacks(name)
  const ids = all(party, 'PartyIdentification').flatMap((id) => one(id, 'ID') ?? [])
  const number = ids.find(({ attributes }) => /^(VKN|TCKN)$/.test(attributes.schemeID ?? ''))?.text.trim() ?? ''
  if (!/^\d{10,11}$/.test(number)) lacks(`${name}: VKN/TCKN`)
  const [address, contact, person] = [one(party, 'PostalAddress'), one(party, 'Contact'), one(party, 'Person')]
  const called = say(one(party, 'PartyName'), 'Name') || `${say(person, 'FirstName')} ${say(person, 'FamilyName')}`
  return {
    name: cut(called, 255) || number,
    tax_number: number,
    tax_office: cut(say(one(one(party, 'PartyTaxScheme'), 'TaxScheme'), 'Name'), 100),
    address: cut(say(address, 'StreetName'), 255),
    city: cut(say(address, 'CityName'), 100),
    district: cut(say(address, 'CitySubdivisionName'), 100),
    phone: cut(say(contact, 'Telephone'), 50),
    email: cut(say(contact, 'ElectronicMail'), 254),
  }
}

function rateIn(root: XmlElement): string | null {
  const rate = decimal(say(one(root, 'PricingExchangeRate'), 'CalculationRate'), 6)
  return rate !== null && Number(rate) > 0 && Number(rate) < 1_000_000_000 ? rate : null
}

/** The rates of value added tax that the invoice names as a whole. */
function ratesOf(root: XmlElement): number[] {
  const subtotals = all(root, 'TaxTotal').flatMap((total) => all(total, 'TaxSubtotal'))
  return [...new Set(subtotals.filter((tax) => codeOf(tax) === vat).map(percentIn))]
}

function percentIn(subtotal: XmlElement | undefined): number {
  const category = one(subtotal, 'TaxCategory')
  const percent = Number(say(subtotal, 'Percent') || say(category, 'Percent') || '0')
  return Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : lacks('Percent')
}

function codeOf(subtotal: XmlElement): string {
  return say(one(one(subtotal, 'TaxCategory'), 'TaxScheme'), 'TaxTypeCode') || vat
}

function all(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

function one(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

function has(element: XmlElement, name: string): boolean {
  return one(element, name) !== undefined
}

function say(element: XmlElement | undefined, name: string): string {
  return one(element, name)?.text.trim() ?? ''
}

/** A word that has to be there, and is not longer than what is kept of it. */
function short(element: XmlElement, name: string, most: number): string {
  const text = plain(say(element, name))
  return text !== '' && text.length <= most ? text : lacks(name)
}

function amount(element: XmlElement, name: string): Minor {
  const text = decimal(say(element, name), 2)
  return text === null ? lacks(name) : Math.round(Number(text) * 100)
}

function sumOfAll(elements: readonly XmlElement[], name: string): Minor {
  return elements.reduce((sum, element) => sum + amount(element, name), 0)
}

function sumOf(lines: readonly ReadLine[], key: 'net' | 'tax'): Minor {
  return lines.reduce((sum, line) => sum + line[key], 0)
}

/** A number to so many decimals, half away from zero; `null` where it is none. */
function decimal(text: string, decimals: number): string | null {
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(\d{1,12})(?:\.(\d{1,20}))?$/.exec(text) ?? []
  if (whole === '') return null
  const kept =
    BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0')) + ((part[decimals] ?? '0') >= '5' ? 1n : 0n)
  const digits = String(kept).padStart(decimals + 1, '0')
  const minus = sign === '-' && kept > 0n ? '-' : ''
  return `${minus}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Text that columns and screens can hold, on one line. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, ' ')
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim()
}

function cut(text: string, most: number): string {
  return [...plain(text)].slice(0, most).join('')
}

function lacks(element: string): never {
  return notRead({ id: invoiceLacks.id, about: { element }, at: ['file'] })
}
