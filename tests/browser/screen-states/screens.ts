import { changeDryRun, changing } from './catalog/bulk.ts'
import { emptying, movedRow, placing, searchingTree } from './catalog/categories.ts'
import { comparing, confirmingMany } from './catalog/matches.ts'
import { changingPrices, dryRun, wrongPrice } from './catalog/prices.ts'
import { deletingAll, imported, importing, quick } from './catalog/products.ts'
import { notTaken, tooLong } from './catalog/reviews.ts'
import { failed, type kinds, loading } from './kinds.ts'
import { wrongPassword } from './platform/account.ts'
import { refused } from './platform/form.ts'
import { notSearched, palette, searching } from './platform/frame.ts'
import { columnsMatched, discarding, fileRefused, rowsChecked, unfinishedFile, unreadable } from './platform/imports.ts'
import { exporting, lost, undoing } from './platform/jobs.ts'
import { columns, deleting, empty, selected } from './platform/list.ts'
import { currentStatuses, shippingDryRun, shippingHow, shippingRests, statusDryRun } from './sales/bulk.ts'
import { leavingOrder, refusedOrder } from './sales/new-order.ts'
import {
  changingAddress,
  fetching,
  invoiceRefused,
  longNote,
  notMarked,
  parcelNotSent,
  pathToStatus,
  refusedStep,
  stepNotSent,
} from './sales/orders.ts'
import { pausedPicking, unfinished, wrongScan } from './sales/picking.ts'
import { refundOpening, refundRefused } from './sales/refunds.ts'
import type { ScreenState } from './screen-state.ts'

/** What a screen shows as others do, and how else it can look. */
interface Screen {
  readonly is: readonly (keyof typeof kinds)[]
  readonly own?: readonly ScreenState[]
  /** What a component shows on it as elsewhere, brought about in its own way: by night. */
  readonly again?: readonly ScreenState[]
}

/** Every screen, by its file. That it is filled goes without saying. */
export const screens: Readonly<Record<string, Screen>> = {
  'platform/session/SignIn': { is: [], own: [refused] },
  'platform/session/ForgotPassword': { is: [], own: [refused] },
  'platform/session/ResetPassword': {
    is: [],
    own: [
      { name: 'with a link', query: '?token=abc' },
      { ...refused, query: '?token=abc' },
    ],
  },
  'platform/session/NotFound': { is: [] },
  'platform/session/NoAccess': { is: [] },
  'sales/home/HomePage': { is: [], own: [loading, failed, palette, searching, notSearched] },
  'platform/changelogs/ChangelogsPage': { is: [], own: [loading, failed] },
  'platform/changelogs/ChangelogPage': { is: [] },
  'platform/account/AccountPage': { is: [], own: [loading, failed, wrongPassword] },
  'platform/flow/FlowPage': {
    is: [],
    own: [loading, { name: 'empty', query: '?from=2020-01-01&to=2020-01-01' }, failed],
  },
  'platform/flow/WhyPage': { is: [] },
  'platform/statecharts/StatechartBook': {
    is: [],
    own: [
      { name: 'a machine', query: '?chart=productForm' },
      { name: 'found places', query: '?q=R61' },
    ],
  },
  'platform/statecharts/RulePage': { is: [], own: [loading, failed] },
  'platform/records/RecordList': { is: ['rows', 'list', 'listPage'] },
  'platform/records/RecordForm': { is: ['record', 'recordForm'] },
  'settings/accounts/SettingsPage': { is: ['record', 'recordForm'], own: [loading, failed] },
  'catalog/stock/MovementList': { is: ['rows', 'list', 'listPage'] },
  'catalog/stock/NewMovementsPage': { is: [] },
  'catalog/counts/CountList': { is: ['rows', 'list', 'listPage'] },
  'catalog/counts/CountPage': { is: ['page', 'record', 'steps'] },
  'money/purchases/PurchaseList': { is: ['rows', 'list', 'listPage'] },
  'money/purchases/PurchasePage': { is: ['page', 'record', 'steps'] },
  'money/purchases/NewPurchasePage': { is: [] },
  'money/incoming/IncomingList': { is: ['rows', 'list', 'listPage'] },
  'money/incoming/IncomingPage': { is: ['page', 'record', 'steps'] },
  'money/incoming/NewIncomingPage': { is: [] },
  'sales/setup/SetupPage': { is: ['recordForm'], own: [loading, failed] },
  'settings/modules/ModulesPage': { is: [], own: [loading, failed] },
  'settings/crons/CronList': { is: ['rows', 'list', 'listPage'] },
  'settings/crons/CronPage': { is: ['record', 'recordForm'] },
  'settings/marketplaces/MarketplaceList': { is: [], own: [loading, failed] },
  'settings/marketplaces/MarketplacePage': { is: ['record', 'recordForm'], own: [loading, failed] },
  'platform/jobs/JobList': { is: ['rows', 'list', 'listPage'], own: [empty, lost] },
  'platform/jobs/JobPage': { is: ['page'], own: [loading, undoing, exporting] },
  'platform/imports/ImportFile': {
    is: [],
    own: [failed, fileRefused, unreadable, columnsMatched, rowsChecked, unfinishedFile, discarding],
  },
  'catalog/catalog/CatalogHome': { is: [], own: [loading, empty, failed] },
  'catalog/categories/CategoryTree': {
    is: [],
    own: [loading, empty, failed, deleting, emptying, placing, searchingTree, movedRow],
  },
  'catalog/products/ProductList': {
    is: ['rows', 'list', 'listPage'],
    own: [deleting, selected, quick, deletingAll],
  },
  'catalog/products/ProductForm': { is: ['productForm'], own: [importing, imported] },
  'catalog/products/QuickProduct': { is: ['productForm'] },
  'catalog/products/MultiplePriceEdit': {
    is: [],
    own: [loading, { name: 'empty', query: '?search=bulunmayan' }, failed, wrongPrice, changingPrices, dryRun, columns],
  },
  'catalog/matches/ProductMatches': {
    is: ['rows', 'list', 'listPage', 'steps'],
    own: [empty, selected, comparing, confirmingMany],
  },
  'catalog/listings/ProductListingList': { is: ['rows', 'list', 'listPage'], own: [empty, selected] },
  'catalog/bulk/Bulk': { is: ['rows', 'list'], own: [changing, changeDryRun] },
  'catalog/reviews/ReviewList': { is: ['rows', 'list', 'listPage'] },
  'catalog/reviews/ReviewPage': { is: ['page', 'record', 'steps'], own: [tooLong], again: [notTaken] },
  'content/articles/CopyPage': { is: ['page'] },
  'content/contracts/ContractList': { is: ['page'] },
  'content/contracts/ContractPage': { is: ['page'] },
  'content/emails/EmailList': { is: ['page'] },
  'content/emails/EmailPage': { is: ['page'] },
  'content/newsletters/NewsletterPage': { is: ['page'] },
  'content/pagebuilder/BuilderPage': { is: ['page'] },
  'content/labels/GeneratorPage': { is: ['page'] },
  'content/labels/LabelPrintPage': { is: ['page'] },
  'content/phone-messages/PhoneMessageList': { is: ['page'] },
  'content/phone-messages/PhoneMessagePage': { is: ['page'] },
  'content/messages/FeedbackList': { is: ['rows', 'list', 'listPage'] },
  'content/messages/FeedbackPage': { is: ['page', 'record', 'steps'] },
  'content/messages/QuestionList': { is: ['rows', 'list', 'listPage'] },
  'content/messages/QuestionPage': { is: ['page', 'record', 'steps'] },
  'sales/coupons/CouponList': { is: ['rows', 'list', 'listPage'] },
  'sales/coupons/SimulatorPage': { is: [], own: [loading, failed] },
  'sales/customers/CustomerPage': { is: ['record', 'rows'] },
  'sales/customers/MergePage': { is: [] },
  'money/suppliers/Details': { is: ['record', 'rows'] },
  'sales/orders/OrderList': { is: ['rows', 'list', 'listPage'], own: [selected, fetching] },
  'sales/orders/MoneyTransfers': { is: ['rows', 'list', 'listPage', 'steps'], own: [notMarked] },
  'sales/orders/bulk/BulkStatus': { is: ['rows', 'list'], own: [currentStatuses, statusDryRun] },
  'sales/orders/bulk/BulkShipping': { is: ['rows', 'list'], own: [shippingHow, shippingDryRun, shippingRests] },
  'sales/orders/bulk/TakesPage': { is: [] },
  'sales/orders/OrderSummary': {
    is: [],
    own: [loading, { name: 'empty', query: '?from=2020-01-01&to=2020-01-01' }, failed],
  },
  'sales/reports/ReportsPage': {
    is: [],
    own: [loading, { name: 'empty', query: '?from=2020-01-01&to=2020-01-01' }, failed],
  },
  'sales/orders/OrderPage': {
    is: ['page', 'record', 'steps'],
    own: [refusedStep, changingAddress, longNote, pathToStatus, refundOpening, invoiceRefused],
    again: [stepNotSent, parcelNotSent],
  },
  'sales/orders/new/NewOrder': { is: ['page'], own: [refusedOrder, leavingOrder] },
  'sales/till/FastSalePage': { is: ['page'] },
  'sales/orders/PackingSlipPage': { is: ['page', 'record'] },
  'sales/sheets/InvoicePage': { is: ['page'] },
  'sales/sheets/ContractsPage': { is: ['page'] },
  'sales/sheets/ReturnInvoicePage': { is: ['page'] },
  'sales/sheets/PrintPage': { is: ['page'], own: [{ name: 'empty', query: '?ids=' }] },
  'sales/picking/ToPickPage': { is: [], own: [loading, failed] },
  'sales/picking/BasketPicking': { is: ['page', 'record'], own: [wrongScan, unfinished, pausedPicking] },
  'money/accounting/ExportList': { is: ['rows', 'list', 'listPage'] },
  'money/accounts/AccountList': { is: ['rows', 'list', 'listPage'] },
  'money/accounts/EntryList': { is: ['rows', 'list', 'listPage'] },
  'money/movements/CustomerBalanceList': { is: ['rows', 'list', 'listPage'] },
  'money/movements/StatementList': { is: ['rows', 'list', 'listPage'] },
  'money/ledger/JournalList': { is: ['rows', 'list', 'listPage'] },
  'money/accounts/TransactionList': { is: ['rows', 'list', 'listPage'] },
  'sales/refunds/RefundList': { is: ['rows', 'list', 'listPage'] },
  'sales/orders/OrderStepList': { is: ['rows', 'list', 'listPage'] },
  'sales/shipping/ParcelList': { is: ['rows', 'list', 'listPage'] },
  'money/collections/AccountingCustomerList': { is: ['rows', 'list', 'listPage'] },
  'money/collections/CollectionList': { is: ['rows', 'list', 'listPage'] },
  'money/cheques/ChequeList': { is: ['rows', 'list', 'listPage'] },
  'money/cheques/ChequeCalendarPage': { is: ['page'] },
  'money/cheques/ChequePage': { is: ['page', 'record', 'steps'] },
  'money/given-cheques/GivenChequeList': { is: ['rows', 'list', 'listPage'] },
  'money/given-cheques/GivenChequePage': { is: ['page', 'record', 'steps'] },
  'money/collections/CollectPage': { is: ['page'] },
  'money/collections/ReceiptPage': { is: ['page', 'record'] },
  'sales/refunds/RefundPage': { is: ['page', 'record', 'steps'], own: [refundRefused] },
}
