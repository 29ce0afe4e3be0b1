import type { Page } from 'playwright-core'
import { type AnyMachineSnapshot, type EventObject, matchesState } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { hasUnsaved, type RecordFormContext } from '#machines/platform/record-form/record-form.context.ts'
import { type Arranged, inBrowser, type Moment } from '#tests/paths/cover/browser.ts'
import spec, { added } from '#tests/paths/platform/record-form.paths.ts'
import { type Desk, deskFor, endSession, removeBrand, saveAsAnother, signInAgain } from './record-desk.ts'
import { beginUpload, endUpload, fill } from './record-fields.ts'

/** The form of a brand, of a tax, of an option, of a supplier, of a shipping and a payment method, of connections for mails, phone messages and e-invoices, of oneself, of a zone and of a role, on its screen. */
export default inBrowser(spec)<Desk>({
  begin: (browserFixture, { input }) => deskFor(browserFixture, input),
  open: ({ page, path }) => page.goto(path),
  whose: ({ method, path }) => {
    if (path === '/v1/panel/languages' || path === '/v1/panel/shop') return ['open', 'compare']
    if (
      !/^\/v1\/panel\/(brands|taxes|options|suppliers|listing-changes|shop-shipping-methods|shop-payment-methods|shop-mail-methods|shop-phone-message-methods|shop-invoice-methods|users\/\d+$|staff-limits|coupons|pages|label-themes|menus|zones|crons|currency-exchange-rates|bank-accounts|account-entries|customers|user-roles)/.test(
        path,
      )
    )
      return []
    return method === 'GET' ? ['open', 'compare'] : ['save']
  },
  answers: { open: answered, compare: answered, save: answered },
  events: {
    CHANGE: (event, { page, fixture }) => fill(page, event as never, (name) => ownName(name, fixture)),
    TOUCH: async (_, { page }) => {
      await page
        .getByRole('textbox', {
          name: /^((Fark|Marka|Seçenek|Vergi|Tedarikçi|Rol|Bölge|Yöntem|Bağlantı|Hesap) adı|Ad$)/,
        })
        .focus()
      await page.keyboard.press('Tab')
    },
    REVEAL: (_, { page }) => save(page).click({ force: true }),
    UPLOADING: (event, { page }) =>
      (event as unknown as { busy: boolean }).busy ? beginUpload(page) : endUpload(page),
    SUBMIT: (event, { page }) => ('next' in event ? button(page, 'Kaydet ve yeni ekle') : save(page)).click(),
    REVERT: (_, { page }) => button(page, 'Değişiklikleri geri al').click(),
    RETRY: (_, { page }) => button(page, 'Tekrar dene').click(),
    RENEWED: (_, { fixture }) => signInAgain(fixture),
    CHOOSE: (_, { page }) =>
      page
        .getByRole('radiogroup', { name: /^Marka adı/ })
        .getByRole('radio', { name: 'Elif Kaya' })
        .check(),
    MERGE: (_, { page }) => button(page, 'Birleştir ve kaydet').click(),
    TAKE_THEIRS: (_, { page }) => button(page, 'Benimkinden vazgeç').click(),
    BACK: (_, { page }) => button(page, 'Forma dön').click(),
    RESTORED: (_, { page }) => button(page, 'Geri getir ve kaydet').click(),
    ADD_AGAIN: (_, { page }) => button(page, 'Yeni kayıt olarak ekle').click(),
  },
  states: {
    opening: (page) => page.locator('[data-skeleton]').first().waitFor(),
    missing: (page) => page.getByText('Kayıt bulunamadı').waitFor(),
    unreachable: (page) => page.getByText('Yüklenemedi').waitFor(),
    'form.editing': (page, { walked }) => isForm(page, walked),
    'form.saved': async (page, { walked }) => {
      await page.getByText('Kaydedildi').first().waitFor()
      // Where a new record was added, the list stands instead.
      if (walked.context.id === added)
        await page
          .getByRole('heading', {
            level: 1,
            name: /^(Markalar|Vergiler|Seçenekler|Tedarikçiler|Pazaryeri fiyat, stok farkları|Roller)$/,
          })
          .waitFor()
    },
    'form.failed': async (page, { walked }) => {
      await isForm(page, walked)
      await page.locator('form ~ div [role="alert"]').waitFor()
    },
    saving: (page) => save(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    comparing: (page) => save(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    expired: (page) =>
      page
        .getByRole('alertdialog', { name: /Oturum/ })
        .getByLabel('Parola')
        .waitFor(),
    conflict: (page) => page.getByRole('dialog', { name: 'Kayıt bu arada değişti' }).waitFor(),
    gone: (page) => page.getByRole('alertdialog', { name: 'Bu kayıt silinmiş' }).waitFor(),
  },
  controls: {
    SUBMIT: (_, { page, walked }) => (mayEdit(walked) ? { refused: save(page) } : { absent: save(page) }),
    MERGE: (_, { page }) => ({ refused: button(page, 'Birleştir ve kaydet') }),
  },
  may: (event, snapshot) => event.type.startsWith('xstate.') || isOnOffer(event, snapshot),
})

/** What the screen offers a person in this state. */
function isOnOffer(event: EventObject, snapshot: AnyMachineSnapshot): boolean {
  const context = snapshot.context as RecordFormContext
  // After adding, the list stands instead of the form.
  if (context.id === added) return false
  // Their texts and drawings are typed on their own pages (waivers.ts).
  if (['pages', 'label-themes', 'menus'].includes(context.resource)) return false
  if (event.type === 'REVERT') return hasUnsaved(context) && matchesState('form', snapshot.value)
  // Whoever holds few codes was let in without a password, and could not sign in again.
  if (event.type === 'RENEWED' && context.resource === 'user-roles') return false
  // Errors are revealed by pressing a refused button.
  if (event.type === 'REVEAL')
    return mayEdit(snapshot) && matchesState('form', snapshot.value) && !snapshot.can({ type: 'SUBMIT' })
  if (event.type === 'UPLOADING')
    return mayEdit(snapshot) && context.uploading.length > 0 !== (event as unknown as { busy: boolean }).busy
  if (event.type === 'SUBMIT') return !('next' in event) || context.id === null
  return mayEdit(snapshot) || !['CHANGE', 'TOUCH'].includes(event.type)
}

function mayEdit({ context }: AnyMachineSnapshot): boolean {
  return (context as RecordFormContext).holder.permissions.some((code) => [100, 2102].includes(code))
}

/** Brings an answer about: what went wrong in the walk goes wrong in the shop. */
async function answered(event: EventObject, { fixture, walked, ahead }: Moment<Desk>): Promise<Arranged> {
  const { error } = event as unknown as { error?: ApiFailure }
  if ((walked.context as RecordFormContext).next === 'another' && !error) fixture.record += 1
  if (error?.kind === 'network') return { how: ahead[0]?.event.type === 'SUBMIT' ? 'answerLost' : 'lost' }
  if (error?.kind === 'notFound') await removeBrand(fixture, fixture.id ?? 0)
  if (error?.kind === 'conflict') await saveAsAnother(fixture, fixture.id ?? 0)
  if (error?.kind === 'session') await endSession(fixture)
  return { how: 'through' }
}

function ownName(name: string, { walk, record }: Desk): string {
  return name === '' || name.length > 100 ? name : `${name} ${walk}.${record}`
}

/** The form stands, without a dialog over it, and says whether it holds what is not saved. */
async function isForm(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  // The list of rules in the way is no modal one.
  const modal = page.locator('[role="dialog"], [role="alertdialog"]').and(page.locator(':not([aria-label])'))
  await modal.waitFor({ state: 'detached' })
  await page.locator('main form').waitFor()
  const unsaved = page.getByText('Kaydedilmemiş değişiklikler var')
  await unsaved.waitFor({ state: hasUnsaved(context as RecordFormContext) ? 'visible' : 'detached' })
}

function save(page: Page) {
  return button(page, 'Kaydet')
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
