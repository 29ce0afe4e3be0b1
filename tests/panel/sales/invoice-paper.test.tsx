import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { order_lines } from '#server/db/schema/orders.ts'
import { introduceSeller, invoicesPath, newInvoicable, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { all, type Node, textAt, treeOf } from '#tests/ubl/tree.ts'

/** The printed invoice says what its XML says, to the kuruş. */

const fixture = openPanelFixture()

/** An order of three lines with three rates, a discount of one of them, one of the whole, and carriage; and its invoice. */
async function invoiced(): Promise<{ id: number; xml: Node }> {
  const { shop } = fixture
  await introduceSeller(shop)
  const sums = { product_total: 223_31, discount_total: 10_00, shipping_total: 79_90, total: 283_21 }
  const { id, line_id } = await newInvoicable(shop, { status: 'invoiced', ...sums })
  const [line] = await shop.db.select().from(order_lines).where(eq(order_lines.id, line_id))
  if (!line) throw new Error('The order has no line')
  const { id: _, ...rest } = line
  const [book, bread] = [await newOrder(shop), await newOrder(shop)]
  await shop.db.insert(order_lines).values([
    {
      ...rest,
      variant_id: book.variant_id,
      name: 'Kitap',
      quantity: 7,
      price: 4_76,
      discount: 0,
      total: 33_32,
      tax_rate: 0,
    },
    {
      ...rest,
      variant_id: bread.variant_id,
      name: 'Ekmek <b>',
      quantity: 3,
      price: 33_33,
      discount: 10_00,
      total: 89_99,
      tax_rate: 1,
    },
  ])
  const invoice = await storeInvoiceOf(shop, id)
  return { id, xml: treeOf((await shop.call('GET', `${invoicesPath}/${invoice}/xml`)).text) }
}

/** `₺1.234,50` as `1234.50`. */
const decimal = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/[^\d,]/g, '')
    .replace(',', '.')
    .replace(/\.$/, '')
const facts = (paper: HTMLElement) =>
  new Map([...paper.querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent ?? '']))

test('figures, words and what the law asks of internet sales are those of the XML', async () => {
  const { id, xml } = await invoiced()
  await fixture.enter(`/orders/edit/${id}/invoice`)
  const paper = await screen.findByRole('article', { name: /^e-ARŞİV FATURA/ })
  const told = facts(paper)
  const sum = (name: string) => textAt(xml, `cac:LegalMonetaryTotal/cbc:${name}`)
  expect(decimal(told.get('Ödenecek Tutar'))).toBe(sum('PayableAmount'))
  expect(decimal(told.get('Vergiler Dahil Toplam Tutar'))).toBe(sum('TaxInclusiveAmount'))
  expect(decimal(told.get('Toplam İskonto'))).toBe(sum('AllowanceTotalAmount'))
  const rates = all(xml, 'cac:TaxTotal/cac:TaxSubtotal').map((tax) => ({
    rate: textAt(tax, 'cbc:Percent'),
    base: textAt(tax, 'cbc:TaxableAmount'),
    tax: textAt(tax, 'cbc:TaxAmount'),
  }))
  expect(rates.map(({ rate }) => rate)).toEqual(['0', '1', '20'])
  for (const { rate, base, tax } of rates) {
    expect([rate, decimal(told.get(`KDV Matrahı (%${rate})`))]).toEqual([rate, base])
    expect([rate, decimal(told.get(`Hesaplanan KDV (%${rate})`))]).toEqual([rate, tax])
  }
  const rows = within(paper).getAllByRole('row').slice(1)
  const printed = rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
  const lines = all(xml, 'cac:InvoiceLine').map((line) => [
    textAt(line, 'cbc:ID'),
    textAt(line, 'cac:Item/cbc:Name'),
    textAt(line, 'cbc:InvoicedQuantity'),
    textAt(line, 'cac:Price/cbc:PriceAmount'),
    textAt(line, 'cac:AllowanceCharge/cbc:Amount') || '0.00',
    textAt(line, 'cbc:LineExtensionAmount'),
    textAt(line, 'cac:TaxTotal/cac:TaxSubtotal/cbc:Percent'),
    textAt(line, 'cac:TaxTotal/cbc:TaxAmount'),
  ])
  expect(printed.map(([at, name, ...cells]) => [at, name, ...cells.map(decimal)])).toEqual(lines)
  const words = textAt(xml, 'cbc:Note') ?? ''
  expect(words).toBe('Yalnız ikiyüzseksenüç Türk lirası yirmibir kuruş')
  for (const text of [words, textAt(xml, 'cbc:UUID'), textAt(xml, 'cbc:ID')]) expect(paper.textContent).toContain(text)
  const delivery = (path: string) => textAt(xml, `cac:Delivery/cac:CarrierParty/${path}`)
  expect(told.get('Gönderiyi Taşıyan')).toBe(delivery('cac:PartyName/cbc:Name'))
  expect(told.get('Taşıyanın VKN/TCKN')).toBe(delivery('cac:PartyIdentification/cbc:ID'))
  expect(told.get('Gönderi Tarihi')?.split('.').reverse().join('-')).toBe(
    textAt(xml, 'cac:Delivery/cbc:ActualDeliveryDate'),
  )
  expect(told.get('Ödeme Tarihi')?.split('.').reverse().join('-')).toBe(
    textAt(xml, 'cac:PaymentMeans/cbc:PaymentDueDate'),
  )
  expect(told.get('Web Sitesi')).toBe(textAt(xml, 'cac:AccountingSupplierParty/cac:Party/cbc:WebsiteURI'))
})

test('an order without an invoice says so, and there is nothing to print', async () => {
  const { id } = await newInvoicable(fixture.shop)
  await fixture.enter(`/orders/edit/${id}/invoice`)
  await waitFor(() => expect(document.querySelector('[data-rule="invoice.none"]')).not.toBeNull())
  expect(screen.queryByRole('article')).toBeNull()
})
