import type { I18n } from '@lingui/core'
import { sellerFields } from '#api/contract/sales/order-invoice.ts'
import { gate } from '#api/registry/gate.ts'
import { phoneNotSent } from '#api/rules/platform/phone-messages.ts'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { invoiceMethodActive } from '#api/rules/sales/invoice-methods.ts'
import { inProduction, rateKnown, sellerKnown } from '#api/rules/sales/invoices.ts'
import { deliveryValid } from '#api/rules/sales/new-order.ts'
import { productRequired } from '#api/rules/sales/new-order-lines.ts'
import { transferPaid } from '#api/rules/sales/orders.ts'
import {
  mailNotSent,
  mailsLeave,
  senderKnown,
  senderReachable,
  somethingToSell,
  wayToInvoice,
  wayToPay,
  wayToSend,
} from '#api/rules/sales/readiness.ts'
import { reasonChosen, refundsOpen } from '#api/rules/sales/refund-opening.ts'
import { colleagueInvited, shopNamed } from '#api/rules/sales/set-up.ts'
import { methodChosen } from '#api/rules/sales/shipments.ts'
import type { RefusalFix } from '#ui/refusal.ts'

interface SetUpFix {
  readonly path: string
  readonly says: Says
  /** Where each of several fields is, for a rule that names the one that is missing. */
  readonly fields?: Readonly<Record<string, string>>
}

const toInvoiceData = /*i18n*/ { id: 'readiness.to_seller', message: 'Vergi ve fatura ayarlarına git' }
const toIdentity = /*i18n*/ { id: 'readiness.to_identity', message: 'Mağaza bilgilerine git' }
const toShipping: SetUpFix = {
  path: '/shop-shipping-methods',
  says: /*i18n*/ { id: 'readiness.to_shipping', message: 'Kargo yöntemlerine git' },
}
const toProduct: SetUpFix = {
  path: '/products/add',
  says: /*i18n*/ { id: 'products.add_title', message: 'Ürün ekle' },
}

const toIntegrator: SetUpFix = {
  path: '/shop-invoice-methods',
  says: /*i18n*/ { id: 'invoices.to_methods', message: 'E-fatura bağlantılarına git' },
}

/** Where a shop gets what it lacks, by the rule that asks for it: on every page that tells of it. */
export const setUpFixes: Readonly<Record<string, SetUpFix>> = {
  [somethingToSell.id]: toProduct,
  [mailNotSent.id]: {
    path: '/shop-mail-methods',
    says: /*i18n*/ { id: 'readiness.to_mails', message: 'E-posta bağlantılarına git' },
  },
  [phoneNotSent.id]: {
    path: '/shop-phone-message-methods',
    says: /*i18n*/ { id: 'phone_templates.to_methods', message: 'SMS bağlantılarına git' },
  },
  [mailsLeave.id]: {
    path: '/shop-mail-methods/add',
    says: /*i18n*/ { id: 'readiness.to_mail', message: 'E-posta bağlantısı ekle' },
  },
  [wayToSend.id]: toShipping,
  [wayToPay.id]: {
    path: '/shop-payment-methods',
    says: /*i18n*/ { id: 'readiness.to_payment', message: 'Ödeme yöntemlerine git' },
  },
  [shopNamed.id]: { path: '/accounts?section=identity&field=name', says: toIdentity },
  [senderReachable.id]: { path: '/accounts?section=identity&field=phone', says: toIdentity },
  [senderKnown.id]: { path: '/accounts?section=seller&field=address', says: toInvoiceData },
  [sellerKnown.id]: {
    path: '/accounts?section=seller&field=title',
    says: toInvoiceData,
    fields: {
      ...Object.fromEntries(sellerFields.map((field) => [field, `/accounts?section=seller&field=${field}`])),
      website: '/accounts?section=identity&field=domain',
    },
  },
  [wayToInvoice.id]: toIntegrator,
  [inProduction.id]: { path: '/accounts?section=seller&field=api_mode', says: toInvoiceData },
  [invoiceMethodActive.id]: toIntegrator,
  [rateKnown.id]: {
    path: '/currency-exchange-rates',
    says: /*i18n*/ { id: 'invoices.to_rates', message: 'Döviz kurlarına git' },
  },
  [colleagueInvited.id]: {
    path: '/users/add',
    says: /*i18n*/ { id: 'readiness.to_people', message: 'Çalışma arkadaşı davet et' },
  },
  [refundsOpen.id]: {
    path: '/accounts?section=refunds&field=max_refund_days',
    says: /*i18n*/ { id: 'readiness.to_refunds', message: 'İade ayarlarına git' },
  },
}

/** What the shop's settings open, by the step that is refused: only there is that the way out. */
export const stepFixes: Readonly<Record<string, Readonly<Record<string, SetUpFix>>>> = {
  CANCEL: {
    [transferPaid.id]: {
      path: '/accounts?section=buying&field=cancel_unpaid_transfers',
      says: /*i18n*/ { id: 'readiness.to_buying', message: 'Ödenmemiş havalelerin iptaline izin ver' },
    },
  },
}

/** Where a list that a field chooses from is filled, by the rule that asks to choose: only while it is empty is that the way out. */
export const emptyListFixes: Readonly<Record<string, SetUpFix>> = {
  [productRequired.id]: toProduct,
  [deliveryValid.id]: toShipping,
  [methodChosen.id]: toShipping,
  [reasonChosen.id]: {
    path: '/order-refund-reasons/add',
    says: /*i18n*/ { id: 'readiness.to_reasons', message: 'İade nedeni ekle' },
  },
}

/** The way to what the shop lacks, in the reader's language. Nobody is led to a page that would not open. */
export function setUpFixOf(i18n: I18n, holder: Holder, fixes = setUpFixes) {
  return (refusal: Refusal): RefusalFix | undefined => {
    const fix = fixes[refusal.id]
    const path = fix && pathOf(fix, refusal)
    if (!path || gate(path.split('?')[0] ?? '', holder).kind !== 'open') return undefined
    return { label: i18n._(fix.says), href: path }
  }
}

/** The page of the fix, at the first field that the refusal names. */
export function pathOf({ path, fields }: SetUpFix, { at }: Refusal): string {
  return fields?.[at?.[0] ?? ''] ?? path
}
