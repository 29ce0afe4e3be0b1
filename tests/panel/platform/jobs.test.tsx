import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { addJob } from '#tests/jobs.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()

beforeEach(async () => {
  await fixture.shop.db.delete(jobs)
})

const rowOf = (id: number) => {
  // The mark in the header leads there, too.
  const link = document.querySelector(`tr a[href="/jobs/${id}"]`)
  const row = link?.closest('tr')
  if (!(row instanceof HTMLElement)) throw new Error(`job ${id} is in no row`)
  return row
}
const told = (id: number) => rowOf(id).textContent
/** Somebody comes back to the page. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

/** A job under way that nobody works on. */
async function running(): Promise<number> {
  const id = await addJob(fixture.shop, 'running', 'waiting')
  await fixture.shop.db.update(jobs).set({ total: 3, done: 1 }).where(eq(jobs.id, id))
  return id
}

test('D19 accept: a job that goes on under the eyes of its reader keeps its row, its place and the focus', async () => {
  const id = await running()
  const other = await addJob(fixture.shop, 'finished', 'done')
  await fixture.enter('/jobs')
  await seen('3 kayıttan 1 tanesi yapıldı')
  const row = rowOf(id)
  const link = within(row).getByRole('link')
  link.focus()
  await fixture.shop.db.update(jobs).set({ done: 2, refused: 1 }).where(eq(jobs.id, id))
  comeBack()
  await waitFor(() => expect(told(id)).toContain('3 kayıttan 2 tanesi yapıldı1 engellendi'))
  const finished_at = new Date().toISOString()
  await fixture.shop.db.update(jobs).set({ state: 'finished', finished_at }).where(eq(jobs.id, id))
  comeBack()
  await waitFor(() => expect(told(id)).toContain('Bitti'))
  expect(told(id)).toContain('2 kayıt işlendi, 1 kayıt işlenemedi.1 engellendi')
  expect(rowOf(id)).toBe(row)
  expect(document.activeElement).toBe(link)
  expect(row.compareDocumentPosition(rowOf(other))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('an order that was not fetched leads to where its products are matched, and nothing done is not taken back', async () => {
  const id = await addJob(fixture.shop, 'finished', 'refused')
  const about = { marketplace: 'Pazar', from: '2026-11-01', to: '2026-11-08', known: 0 }
  await fixture.shop.db.update(jobs).set({ kind: 'orders.fetch', about }).where(eq(jobs.id, id))
  const rules = [{ id: 'marketplace.line_unmatched', about: { names: 'Fincan' } }]
  await fixture.shop.db.update(job_rows).set({ rules, record_id: null }).where(eq(job_rows.job_id, id))
  await fixture.enter(`/jobs/${id}`)
  const link = await screen.findByRole('link', { name: 'Ürün eşleştirmeye git' })
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Ürün eşleştirmeye git' })).toHaveLength(1))
  expect(link.closest('tr')?.textContent).toContain('Mağazada bu barkodlu varyant yok: Fincan')
  expect(link.getAttribute('href')).toBe('/products/matches')
  expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull()
})

test('D19 accept: a job that was begun elsewhere comes to the top of the first page', async () => {
  const old = await running()
  await fixture.enter('/jobs')
  await seen('3 kayıttan 1 tanesi yapıldı')
  const id = await running()
  comeBack()
  await waitFor(() => expect(told(id)).toContain('Sürüyor'))
  expect(rowOf(id).compareDocumentPosition(rowOf(old))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('R185 accept: filters of the list stand in its address and go with a chip, and a row opens its job', async () => {
  await addJob(fixture.shop, 'finished', 'done')
  const id = await running()
  const { user } = await fixture.enter('/jobs?state=running')
  await waitFor(() => expect(told(id)).toContain('Sürüyor'))
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /Durum: Sürüyor/ }))
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  expect(location.search).toBe('')
  await user.click(within(rowOf(id)).getByRole('link'))
  await waitFor(() => expect(location.pathname).toBe(`/jobs/${id}`))
})

test('D19 accept: the records of a job as they are filtered go into a file, with the reason', async () => {
  const id = await addJob(fixture.shop, 'finished', 'refused', '=Keten elbise')
  const done = { job_id: id, position: 1, record_id: 2, label: 'Şal', state: 'done' } as const
  await fixture.shop.db.insert(job_rows).values({ shop_id: fixture.shop.own.shop_id, ...done })
  await fixture.shop.db.update(jobs).set({ total: 2, done: 1 }).where(eq(jobs.id, id))
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => {}
  const { user } = await fixture.enter(`/jobs/${id}`)
  await seen('Şal')
  await user.click(screen.getByRole('radio', { name: /^Kural engelledi/ }))
  await waitFor(() => expect(screen.queryByText('Şal')).toBe(null))
  await user.click(screen.getByRole('button', { name: 'Dışa aktar' }))
  await user.click(await screen.findByRole('menuitem', { name: /^CSV \(1\.5\)/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [head, first, ...rest] = ((await files[0]?.text()) ?? '').trim().replaceAll('"', '').split('\r\n')
  expect(head).toContain('Kayıt,Durum,Neden')
  expect(first).toMatch(/^'=Keten elbise,Kural engelledi,.+/)
  expect(rest).toEqual(['', 'İş,Toplu ürün değişikliği', 'Durum,Kural engelledi'])
})
