import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract_texts } from '#server/db/schema/contracts.ts'
import { agreedOrder } from '#tests/fixtures/order-contracts.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** The contracts on the screen: written, refused by name, shown with an order, put back; and on the page of an order. */

const fixture = openPanelFixture()

test('a contract is written, shown and saved, and the built words come back', async () => {
  const { shop } = fixture
  const { user } = await fixture.enter('/contracts')
  expect(await screen.findByRole('link', { name: 'Ön bilgilendirme formu' })).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: 'Mesafeli satış sözleşmesi' }))
  const title = await screen.findByLabelText<HTMLInputElement>('Başlık')
  expect(title.value).toBe('Mesafeli satış sözleşmesi')
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const write = async (words: string) => {
    await user.clear(title)
    await user.click(title)
    await user.paste(words)
  }
  await write('Sözleşme {{alici}}')
  await screen.findAllByText(/Böyle bir yer tutucu yok: {{alici}}/)
  await press('Kaydet')
  await user.keyboard('{Escape}')
  expect(await shop.db.select().from(contract_texts)).toEqual([])
  await write('Sözleşme {{buyer_name}}')
  await screen.findByRole('heading', { name: 'Sözleşme Ayşe Yılmaz' })
  await press('Satıcının unvanı')
  await waitFor(() => expect(document.getElementById('tr.content')?.textContent).toContain('{{seller_name}}'))
  await press('Kaydet')
  await waitFor(async () =>
    expect((await shop.db.select().from(contract_texts))[0]?.texts?.tr.title).toBe('Sözleşme {{buyer_name}}'),
  )
  await press('Hazır metni geri getir')
  await press('Kaydet')
  await waitFor(async () => expect((await shop.db.select().from(contract_texts))[0]?.texts).toBe(null))
})

test.each(['/contracts/edit/1/distance_sales', '/contracts/edit/2/baska', '/contracts/edit/3/pre_information'])(
  '%s is no page',
  async (address) => {
    await fixture.enter(address)
    await screen.findByText('Kayıt bulunamadı.')
    expect(screen.queryByLabelText('Başlık')).toBe(null)
  },
)

test('an order shows what it was agreed on, and its papers', async () => {
  const { shop } = fixture
  const id = await agreedOrder(shop)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const section = await screen.findByRole('region', { name: 'Sözleşmeler' })
  expect(within(section).getByText('Mesafeli satış sözleşmesi')).toBeTruthy()
  await user.click(within(section).getByRole('link', { name: 'Göster ve yazdır' }))
  const paper = await screen.findByRole('article', { name: 'Ön bilgilendirme formu' })
  await waitFor(() => expect(paper.textContent).toContain('Zeynep Yılmaz'))
  expect(paper.textContent).toMatch(/[0-9a-f]{64}/)
  expect(await screen.findByRole('article', { name: 'Mesafeli satış sözleşmesi' })).toBeTruthy()
})
