import { bulkOperations } from '#api/operations/catalog/bulk.ts'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'
import { marketplaceAccountOperations } from '#api/operations/catalog/marketplace-accounts.ts'
import { marketplaceImportOperations } from '#api/operations/catalog/marketplace-import.ts'
import { priceOperations } from '#api/operations/catalog/prices.ts'
import { productListingOperations } from '#api/operations/catalog/product-listings.ts'
import { matchOperations } from '#api/operations/catalog/product-matches.ts'
import { reviewOperations } from '#api/operations/catalog/product-reviews.ts'
import { productOperations } from '#api/operations/catalog/products.ts'
import { stockCountOperations } from '#api/operations/catalog/stock-counts.ts'
import { stockMovementOperations } from '#api/operations/catalog/stock-movements.ts'
import { blogAddressOperations, pageAddressOperations } from '#api/operations/content/addresses.ts'
import { campaignRivalOperations } from '#api/operations/content/campaign-rivals.ts'
import { contractOperations } from '#api/operations/content/contracts.ts'
import { customerMessageOperations } from '#api/operations/content/customer-messages.ts'
import { labelOperations } from '#api/operations/content/labels.ts'
import { mailTemplateOperations } from '#api/operations/content/mail-templates.ts'
import { menuOperations } from '#api/operations/content/menus.ts'
import { newsletterSendingOperations } from '#api/operations/content/newsletter-sendings.ts'
import { newsletterOperations } from '#api/operations/content/newsletters.ts'
import { pageBuilderOperations } from '#api/operations/content/page-builder.ts'
import { phoneTemplateOperations } from '#api/operations/content/phone-templates.ts'
import { storefrontOperations } from '#api/operations/content/storefront.ts'
import { webOperations } from '#api/operations/content/web.ts'
import { blogCopyOperations, pageCopyOperations } from '#api/operations/content/working-copies.ts'
import { accountingOperations } from '#api/operations/money/accounting.ts'
import { chequeOperations } from '#api/operations/money/cheques.ts'
import { collectionOperations } from '#api/operations/money/collections.ts'
import { givenChequeOperations } from '#api/operations/money/given-cheques.ts'
import { incomingOperations } from '#api/operations/money/incoming-invoices.ts'
import { ledgerOperations } from '#api/operations/money/ledger.ts'
import { purchaseOperations } from '#api/operations/money/purchases.ts'
import { accountOperations } from '#api/operations/platform/account.ts'
import { addressOperations } from '#api/operations/platform/addresses.ts'
import { changelogOperations } from '#api/operations/platform/changelogs.ts'
import { connectionOperations } from '#api/operations/platform/connections.ts'
import { fileOperations } from '#api/operations/platform/files.ts'
import { flowOperations } from '#api/operations/platform/flow.ts'
import { jobOperations } from '#api/operations/platform/jobs.ts'
import { listOperations } from '#api/operations/platform/lists.ts'
import { missingTextsOperations } from '#api/operations/platform/missing-texts.ts'
import type { Operation } from '#api/operations/platform/operation.ts'
import { recordOrderOperation } from '#api/operations/platform/record-order.ts'
import { recordStatusOperation } from '#api/operations/platform/record-status.ts'
import { operationsOf } from '#api/operations/platform/records.ts'
import { refusalOperations } from '#api/operations/platform/refusals.ts'
import { searchOperations } from '#api/operations/platform/search.ts'
import { sectionOperations } from '#api/operations/platform/sections.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { everyStepOperation } from '#api/operations/platform/steps.ts'
import { trashOperations } from '#api/operations/platform/trash.ts'
import { usedByOperation } from '#api/operations/platform/used-by.ts'
import { accountsOperations } from '#api/operations/sales/accounts.ts'
import { approvalOperations } from '#api/operations/sales/approvals.ts'
import { bulkShippingOperations } from '#api/operations/sales/bulk-shipping.ts'
import { campaignResultOperations } from '#api/operations/sales/campaign-results.ts'
import { campaignSimulatorOperations } from '#api/operations/sales/campaign-simulator.ts'
import { customerMergeOperations } from '#api/operations/sales/customer-merge.ts'
import { customerOperations } from '#api/operations/sales/customers.ts'
import { dashboardOperations } from '#api/operations/sales/dashboard.ts'
import { fastSaleOperations } from '#api/operations/sales/fast-sale.ts'
import { invoiceOperations } from '#api/operations/sales/invoices.ts'
import { marketplaceOrderOperations } from '#api/operations/sales/marketplace-orders.ts'
import { newOrderOperations } from '#api/operations/sales/new-order.ts'
import { orderBulkOperations } from '#api/operations/sales/order-bulk.ts'
import { orderContractOperations } from '#api/operations/sales/order-contracts.ts'
import { orderListOperations } from '#api/operations/sales/order-list.ts'
import { orderOperations } from '#api/operations/sales/orders.ts'
import { outboxOperations } from '#api/operations/sales/outbox.ts'
import { paymentLinkOperations } from '#api/operations/sales/payment-link.ts'
import { personalDataOperations } from '#api/operations/sales/personal-data.ts'
import { pickingOperations } from '#api/operations/sales/picking.ts'
import { printOperations } from '#api/operations/sales/print.ts'
import { readinessOperations } from '#api/operations/sales/readiness.ts'
import { refundOperations } from '#api/operations/sales/refunds.ts'
import { reportFileOperations, reportOperations } from '#api/operations/sales/reports.ts'
import { shipmentOperations } from '#api/operations/sales/shipments.ts'
import { tillIndexOperations } from '#api/operations/sales/till-index.ts'
import { tillSessionOperations } from '#api/operations/sales/till-session.ts'
import { cronOperations } from '#api/operations/settings/crons.ts'
import { moduleOperations } from '#api/operations/settings/modules.ts'
import { referenceOperations } from '#api/operations/settings/references.ts'
import { roleOperations } from '#api/operations/settings/roles.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { Section } from '#api/resources/platform/section.ts'
import { importOperations } from './import-operations.ts'
import { listSettingsOperations, listViewOperations } from './list-operations.ts'
import { listings, listNamed, orderable, switchable, trashable } from './lists.ts'
import { resources } from './resources.ts'
import { sections } from './sections.ts'

const areas: readonly Readonly<Record<string, Operation>>[] = [
  sessionOperations,
  addressOperations,
  accountOperations,
  fileOperations,
  importOperations,
  jobOperations,
  listSettingsOperations,
  listViewOperations,
  searchOperations,
  catalogOperations,
  categoryOperations,
  productOperations,
  priceOperations,
  bulkOperations,
  reviewOperations,
  stockMovementOperations,
  stockCountOperations,
  matchOperations,
  productListingOperations,
  marketplaceImportOperations,
  marketplaceAccountOperations,
  orderListOperations,
  orderOperations,
  orderBulkOperations,
  bulkShippingOperations,
  shipmentOperations,
  pickingOperations,
  tillIndexOperations,
  outboxOperations,
  approvalOperations,
  printOperations,
  newOrderOperations,
  campaignSimulatorOperations,
  campaignResultOperations,
  fastSaleOperations,
  tillSessionOperations,
  referenceOperations,
  accountsOperations,
  roleOperations,
  paymentLinkOperations,
  customerOperations,
  customerMergeOperations,
  personalDataOperations,
  missingTextsOperations,
  marketplaceOrderOperations,
  invoiceOperations,
  refundOperations,
  reportOperations,
  reportFileOperations,
  moduleOperations,
  cronOperations,
  labelOperations,
  menuOperations,
  changelogOperations,
  refusalOperations,
  flowOperations,
  dashboardOperations,
  readinessOperations,
  ledgerOperations,
  collectionOperations,
  accountingOperations,
  purchaseOperations,
  incomingOperations,
  chequeOperations,
  givenChequeOperations,
  customerMessageOperations,
  mailTemplateOperations,
  webOperations,
  storefrontOperations,
  pageAddressOperations,
  blogAddressOperations,
  pageCopyOperations,
  blogCopyOperations,
  pageBuilderOperations,
  phoneTemplateOperations,
  newsletterOperations,
  newsletterSendingOperations,
  contractOperations,
  campaignRivalOperations,
  orderContractOperations,
]

/** Everything that the API can be asked to do. Screens import what they call from its own file, never from here. */
export const operations: readonly Operation[] = [
  ...areas.flatMap((area) => Object.values(area)),
  ...listings.flatMap((one) => [...Object.values<Operation>(listOperations(one)), ...everyStepOperation(one)]),
  ...Object.values(resources).flatMap((resource) => operationsOf(resource as unknown as Resource)),
  ...Object.values(sections).flatMap((one) => Object.values<Operation>(sectionOperations(one as unknown as Section))),
  ...trashable.flatMap((name) => Object.values<Operation>(trashOperations(listNamed(name)))),
  ...trashable.map((name): Operation => usedByOperation(listNamed(name))),
  ...Object.values(resources).flatMap((resource) => connectionsIn(resource as unknown as Resource)),
  ...orderable.map((name): Operation => recordOrderOperation(listNamed(name))),
  ...switchable.map((name): Operation => recordStatusOperation(listNamed(name))),
]

function connectionsIn(resource: Resource): Operation[] {
  return resource.connection ? Object.values<Operation>(connectionOperations(resource)) : []
}
