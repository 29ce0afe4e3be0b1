import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { messageIn, newMessage, sendPath } from '#tests/fixtures/customer-messages.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** What a customer wrote on its page: read, given to somebody, answered, closed and opened again. */

const fixture = openPanelFixture()

test('a message is given to somebody, answered by mail and closed', async () => {
  const { shop } = fixture
  const id = await newMessage(shop)
  const { user } = await fixture.enter(`/user-feedbacks/edit/${id}`)
  const press = async (name: string) => user.click((await screen.findAllByRole('button', { name })).at(-1) as Element)
  await screen.findByText('Hangi beden olur?')
  await press('Yanıtı gönder')
  await screen.findByText(/Yanıt zorunludur/)
  expect((await messageIn(shop, id))?.status).toBe('open')
  const answer = await screen.findByLabelText(/^Yanıt/)
  await user.type(answer, 'M beden olur.')
  await user.selectOptions(await screen.findByLabelText('İlgilenen'), String(shop.own.admin_id))
  await waitFor(async () => expect((await messageIn(shop, id))?.assignee_id).toBe(shop.own.admin_id))
  // What was typed is not lost by that.
  expect((answer as HTMLTextAreaElement).value).toBe('M beden olur.')
  await press('Yanıtı gönder')
  await waitFor(async () => expect((await messageIn(shop, id))?.status).toBe('answered'))
  await screen.findByText('Gönderiliyor')
  const [mail] = await shop.db.select().from(mails)
  expect([mail?.recipient, mail?.body.includes('M beden olur.')]).toEqual(['zeynep@example.com', true])
  await press('Kapat')
  await waitFor(async () => expect((await messageIn(shop, id))?.status).toBe('closed'))
  await waitFor(() => expect(screen.queryByLabelText(/^Yanıt/)).toBe(null))
  await press('Yeniden aç')
  await waitFor(async () => expect((await messageIn(shop, id))?.status).toBe('open'))
})

test('whoever opens a question from the inbox has read it', async () => {
  const { shop } = fixture
  const body = { name: 'Ali Kaya', email: 'ali@example.com', subject: 'Kargo', text: 'Ne zaman gelir?' }
  await shop.call('POST', sendPath.question, { as: null, body, headers: { 'x-sid': String(shop.own.shop_id) } })
  const { user } = await fixture.enter('/user-questions')
  const count = async () => (await shop.call('GET', '/v1/panel/notifications')).body.data.questionCount
  expect(await count()).toBe(1)
  await user.click(await screen.findByRole('link', { name: /Kargo/ }))
  await screen.findByText('Ne zaman gelir?')
  await waitFor(async () => expect(await count()).toBe(0))
})
