import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { sessionExpired } from '#api/rules/platform/session.ts'
import type { FormContext } from '#machines/catalog/product-form/form.types.ts'
import { sideOf } from '#machines/platform/conflict/parts.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import type { Moment } from '#tests/paths/cover/browser.ts'
import type { Desk } from './product-desk.ts'
import { showsChoice, showsPatterns } from './product-generator.ts'
import { button, inFront } from './product-page.ts'
import { expectedOf, shownOn } from './product-shown.ts'

type Seeing = (page: Page, moment: Moment<Desk>) => Promise<unknown>

/** What the product form shows in each state of its machine. */
export const states: Readonly<Record<string, Seeing>> = {
  // Asked at every frame: every walk begins here.
  loading: (page) => page.waitForFunction(() => document.querySelector('[data-skeleton="form"]') !== null),
  missing: async (page) => {
    await page.getByRole('alert').getByText(notFound.says.message).waitFor()
    expect(await button(page, 'Tekrar dene').count()).toBe(0)
  },
  notLoaded: async (page) => {
    await page.getByRole('alert').getByText(outcomes.notLoaded.message).waitFor()
    await button(page, 'Tekrar dene').waitFor()
  },
  'form.work.editing.filling': async (page, moment) => {
    await inFront(page).waitFor({ state: 'detached' })
    await showsForm(page, formIn(moment))
  },
  'form.work.editing.alertingDuplicate': (page) => showsQuestion(page, 'Seçenekler aynı', 'Tamam'),
  'form.work.editing.confirmingVariantDelete': (page) => showsQuestion(page, 'Varyantı sil', 'Sil'),
  'form.work.editing.confirmingTypeChange': (page) => showsQuestion(page, 'Ürün tipini değiştir', 'Tipi değiştir'),
  'form.work.editing.generating': (page, moment) => showsChoice(page, formIn(moment)),
  'form.work.editing.coding': async (page, moment) => {
    await page.getByRole('dialog', { name: 'Boş kodları doldur' }).waitFor()
    await showsPatterns(page, formIn(moment))
  },
  'form.work.submitting': (page) => showsSaving(page),
  'form.work.comparing': (page) => showsSaving(page),
  'form.work.expired': (page) => showsQuestion(page, sessionExpired.says.message, 'Giriş yap'),
  'form.work.conflict': async (page, moment) => {
    await showsQuestion(page, 'Kayıt bu arada değişti', 'Birleştir ve kaydet')
    const form = formIn(moment)
    const { differences, own, choices } = form
    await expect.poll(() => inFront(page).getByRole('radiogroup').count()).toBe(differences.length + own.length)
    const decided = inFront(page).locator('input[type="radio"]:checked')
    await expect
      .poll(() => decided.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual([...differences.flatMap(({ path }) => choices[path] ?? []), ...own.map((part) => sideOf(part, choices))])
  },
  'form.work.gone': (page) => showsQuestion(page, 'Ürün silinmiş', 'Geri getir ve kaydet'),
  'form.attributes.settled': async (page, moment) => {
    const { draft, mode } = formIn(moment)
    const kumas = page.locator('#attributes:not([aria-busy])').getByText('Kumaş')
    // Only dresses have attributes.
    if (mode === 'full' && draft.main_category_id === 3) return kumas.waitFor({ state: 'attached' })
    await page.locator('#attributes').waitFor({ state: 'detached' })
  },
  'form.attributes.loading': (page, moment) => inAttributes(page, moment, '#attributes[aria-busy="true"]'),
  'form.attributes.failed': (page, moment) =>
    inAttributes(page, moment, `#attributes [role="alert"]:has-text("${outcomes.notLoaded.message}")`),
  saved: async (page) => {
    await page.waitForURL('**/products')
    await page.getByText(outcomes.saved.message).waitFor()
  },
}

/** The quick form asks for no attributes. */
function inAttributes(page: Page, moment: Moment<Desk>, shown: string): Promise<void> {
  if (formIn(moment).mode === 'full') return page.locator(shown).waitFor()
  return page.locator('#attributes').waitFor({ state: 'detached' })
}

function formIn({ walked }: Moment<Desk>): FormContext {
  return walked.context as FormContext
}

/** The form itself, with what the walk has typed, and why the last save failed. */
async function showsForm(page: Page, form: FormContext): Promise<void> {
  await expect.poll(() => shownOn(page)).toEqual(expectedOf(form))
  await page.locator('button[aria-busy="true"]').first().waitFor({ state: 'detached' })
  const told = form.failure ? (reasons[form.failure.kind] ?? outcomes.notSaved.message) : null
  for (const reason of everyReason) {
    const alert = page
      .getByRole('alert')
      .getByText(reason === outcomes.notSaved.message ? orNoAnswer('Kaydedilemedi') : reason)
    await alert.waitFor({ state: reason === told ? 'visible' : 'detached' })
  }
}

/** These are said outright; everything else is the plain message. */
const reasons: Readonly<Partial<Record<string, string>>> = {
  session: sessionExpired.says.message,
  notFound: notFound.says.message,
}
const everyReason = [outcomes.notSaved.message, ...Object.values(reasons)].filter((one) => one !== undefined)

async function showsQuestion(page: Page, name: string, act: string): Promise<void> {
  await button(page.getByRole('alertdialog', { name }), act).waitFor()
}

function showsSaving(page: Page): Promise<void> {
  return page.locator('button[aria-busy="true"]', { hasText: 'Kaydet' }).waitFor()
}
