import type { AnyStateMachine } from 'xstate'
import { bulkMachine } from '#machines/catalog/bulk/bulk.machine.ts'
import { bulkWords } from '#machines/catalog/bulk/bulk.words.ts'
import { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { categoryTreeWords } from '#machines/catalog/category-tree/category-tree.words.ts'
import { marketplaceImportMachine } from '#machines/catalog/marketplace-import/marketplace-import.machine.ts'
import { marketplaceImportWords } from '#machines/catalog/marketplace-import/marketplace-import.words.ts'
import { priceEditMachine } from '#machines/catalog/price-edit/price-edit.machine.ts'
import { priceEditWords } from '#machines/catalog/price-edit/price-edit.words.ts'
import { productActionsMachine } from '#machines/catalog/product-actions/product-actions.machine.ts'
import { productActionsWords } from '#machines/catalog/product-actions/product-actions.words.ts'
import { productCellMachine } from '#machines/catalog/product-cell/product-cell.machine.ts'
import { productCellWords } from '#machines/catalog/product-cell/product-cell.words.ts'
import { productFormMachine } from '#machines/catalog/product-form/product-form.machine.ts'
import { productFormWords } from '#machines/catalog/product-form/product-form.words.ts'
import { listingPushMachine } from '#machines/catalog/product-listing/listing-push.machine.ts'
import { productListingChart } from '#machines/catalog/product-listing/product-listing.chart.ts'
import { listingPushWords, productListingWords } from '#machines/catalog/product-listing/product-listing.words.ts'
import { matchPageMachine } from '#machines/catalog/product-match/match-page.machine.ts'
import { productMatchChart } from '#machines/catalog/product-match/product-match.chart.ts'
import { matchPageWords, productMatchWords } from '#machines/catalog/product-match/product-match.words.ts'
import { productReviewChart } from '#machines/catalog/product-review/product-review.chart.ts'
import { productReviewWords, reviewPageWords } from '#machines/catalog/product-review/product-review.words.ts'
import { reviewPageMachine } from '#machines/catalog/product-review/review-page.machine.ts'
import { countPageMachine } from '#machines/catalog/stock-count/count-page.machine.ts'
import { stockCountChart } from '#machines/catalog/stock-count/stock-count.chart.ts'
import { countPageWords, stockCountWords } from '#machines/catalog/stock-count/stock-count.words.ts'
import { stockEntryMachine } from '#machines/catalog/stock-entry/stock-entry.machine.ts'
import { stockEntryWords } from '#machines/catalog/stock-entry/stock-entry.words.ts'
import { customerMessageChart } from '#machines/content/customer-message/customer-message.chart.ts'
import {
  customerMessagePageWords,
  customerMessageWords,
} from '#machines/content/customer-message/customer-message.words.ts'
import { customerMessagePageMachine } from '#machines/content/customer-message/customer-message-page.machine.ts'
import { labelDesignerMachine } from '#machines/content/label-designer/label-designer.machine.ts'
import { labelDesignerWords } from '#machines/content/label-designer/label-designer.words.ts'
import { labelPrintMachine } from '#machines/content/label-print/label-print.machine.ts'
import { labelPrintWords } from '#machines/content/label-print/label-print.words.ts'
import { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { menuTreeWords } from '#machines/content/menu-tree/menu-tree.words.ts'
import { newsletterMachine } from '#machines/content/newsletter/newsletter.machine.ts'
import { newsletterWords } from '#machines/content/newsletter/newsletter.words.ts'
import { pageBuilderMachine } from '#machines/content/page-builder/page-builder.machine.ts'
import { pageBuilderWords } from '#machines/content/page-builder/page-builder.words.ts'
import { chequeChart } from '#machines/money/cheque/cheque.chart.ts'
import { chequePageWords, chequeWords } from '#machines/money/cheque/cheque.words.ts'
import { chequePageMachine } from '#machines/money/cheque/cheque-page.machine.ts'
import { collectionMachine } from '#machines/money/collection/collection.machine.ts'
import { collectionWords } from '#machines/money/collection/collection.words.ts'
import { givenChequeChart } from '#machines/money/given-cheque/given-cheque.chart.ts'
import { givenChequePageWords, givenChequeWords } from '#machines/money/given-cheque/given-cheque.words.ts'
import { givenChequePageMachine } from '#machines/money/given-cheque/given-cheque-page.machine.ts'
import { incomingChart } from '#machines/money/incoming-invoice/incoming-invoice.chart.ts'
import { incomingPageWords, incomingWords } from '#machines/money/incoming-invoice/incoming-invoice.words.ts'
import { incomingPageMachine } from '#machines/money/incoming-invoice/incoming-page.machine.ts'
import { purchaseChart } from '#machines/money/purchase/purchase.chart.ts'
import { purchasePageWords, purchaseWords } from '#machines/money/purchase/purchase.words.ts'
import { purchasePageMachine } from '#machines/money/purchase/purchase-page.machine.ts'
import { addressMachine } from '#machines/platform/address/address.machine.ts'
import { addressWords } from '#machines/platform/address/address.words.ts'
import { chapterMachine } from '#machines/platform/chapter/chapter.machine.ts'
import { chapterWords } from '#machines/platform/chapter/chapter.words.ts'
import { choicesMachine } from '#machines/platform/choices/choices.machine.ts'
import { choicesWords } from '#machines/platform/choices/choices.words.ts'
import { importMachine } from '#machines/platform/import/import.machine.ts'
import { importWords } from '#machines/platform/import/import.words.ts'
import { jobMachine } from '#machines/platform/jobs/job.machine.ts'
import { jobWords } from '#machines/platform/jobs/job.words.ts'
import { jobListMachine } from '#machines/platform/jobs/job-list.machine.ts'
import { jobListWords } from '#machines/platform/jobs/job-list.words.ts'
import { listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import { listExportWords } from '#machines/platform/list-export/list-export.words.ts'
import { listSettingsMachine } from '#machines/platform/list-settings/list-settings.machine.ts'
import { listSettingsWords } from '#machines/platform/list-settings/list-settings.words.ts'
import { listViewsMachine } from '#machines/platform/list-views/list-views.machine.ts'
import { listViewsWords } from '#machines/platform/list-views/list-views.words.ts'
import { loadedMachine } from '#machines/platform/loaded/loaded.machine.ts'
import { loadedWords } from '#machines/platform/loaded/loaded.words.ts'
import { paletteMachine } from '#machines/platform/palette/palette.machine.ts'
import { paletteWords } from '#machines/platform/palette/palette.words.ts'
import { pasteValuesMachine } from '#machines/platform/paste-values/paste-values.machine.ts'
import { pasteValuesWords } from '#machines/platform/paste-values/paste-values.words.ts'
import { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { recordFormWords } from '#machines/platform/record-form/record-form.words.ts'
import { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { recordListWords } from '#machines/platform/record-list/record-list.words.ts'
import { forgotPasswordMachine } from '#machines/platform/session/forgot-password.machine.ts'
import { forgotPasswordWords } from '#machines/platform/session/forgot-password.words.ts'
import { headerMachine } from '#machines/platform/session/header.machine.ts'
import { headerWords } from '#machines/platform/session/header.words.ts'
import { leaveMachine } from '#machines/platform/session/leave.machine.ts'
import { leaveWords } from '#machines/platform/session/leave.words.ts'
import { resetPasswordMachine } from '#machines/platform/session/reset-password.machine.ts'
import { resetPasswordWords } from '#machines/platform/session/reset-password.words.ts'
import { sessionMachine } from '#machines/platform/session/session.machine.ts'
import { sessionWords } from '#machines/platform/session/session.words.ts'
import { signInMachine } from '#machines/platform/session/sign-in.machine.ts'
import { signInWords } from '#machines/platform/session/sign-in.words.ts'
import { sessionListMachine } from '#machines/platform/session-list/session-list.machine.ts'
import { sessionListWords } from '#machines/platform/session-list/session-list.words.ts'
import { shortFormMachine } from '#machines/platform/short-form/short-form.machine.ts'
import { shortFormWords } from '#machines/platform/short-form/short-form.words.ts'
import { type PageWords, stepPageWords } from '#machines/platform/step-page/step-page.words.ts'
import { toastsMachine } from '#machines/platform/toasts/toasts.machine.ts'
import { toastsWords } from '#machines/platform/toasts/toasts.words.ts'
import { trashMachine } from '#machines/platform/trash/trash.machine.ts'
import { trashWords } from '#machines/platform/trash/trash.words.ts'
import { undoMachine } from '#machines/platform/undo/undo.machine.ts'
import { undoWords } from '#machines/platform/undo/undo.words.ts'
import { fileUploadMachine } from '#machines/platform/upload/file-upload.machine.ts'
import { fileUploadWords } from '#machines/platform/upload/file-upload.words.ts'
import { uploadMachine } from '#machines/platform/upload/upload.machine.ts'
import { uploadWords } from '#machines/platform/upload/upload.words.ts'
import type { Words } from '#machines/platform/words.ts'
import { bulkShippingMachine } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { bulkShippingWords } from '#machines/sales/bulk/bulk-shipping.words.ts'
import { bulkStatusMachine } from '#machines/sales/bulk/bulk-status.machine.ts'
import { bulkStatusWords } from '#machines/sales/bulk/bulk-status.words.ts'
import { campaignSimulatorMachine } from '#machines/sales/campaign-simulator/campaign-simulator.machine.ts'
import { campaignSimulatorWords } from '#machines/sales/campaign-simulator/campaign-simulator.words.ts'
import { fastSaleMachine } from '#machines/sales/fast-sale/fast-sale.machine.ts'
import { fastSaleWords } from '#machines/sales/fast-sale/fast-sale.words.ts'
import { invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { invoiceWords } from '#machines/sales/invoice/invoice.words.ts'
import { invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { invoiceActionsWords } from '#machines/sales/invoice-actions/invoice-actions.words.ts'
import { newOrderMachine } from '#machines/sales/new-order/new-order.machine.ts'
import { newOrderWords } from '#machines/sales/new-order/new-order.words.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderWords } from '#machines/sales/order/order.words.ts'
import { orderFetchMachine } from '#machines/sales/order-fetch/order-fetch.machine.ts'
import { orderFetchWords } from '#machines/sales/order-fetch/order-fetch.words.ts'
import { orderPageMachine } from '#machines/sales/order-page/order-page.machine.ts'
import { orderPageWords } from '#machines/sales/order-page/order-page.words.ts'
import { orderPrintMachine } from '#machines/sales/order-print/order-print.machine.ts'
import { orderPrintWords } from '#machines/sales/order-print/order-print.words.ts'
import { orderSheetsMachine } from '#machines/sales/order-sheets/order-sheets.machine.ts'
import { orderSheetsWords } from '#machines/sales/order-sheets/order-sheets.words.ts'
import { outboxMachine } from '#machines/sales/outbox/outbox.machine.ts'
import { outboxWords } from '#machines/sales/outbox/outbox.words.ts'
import { pickingChart } from '#machines/sales/picking/picking.chart.ts'
import { pickingPageWords, pickingWords } from '#machines/sales/picking/picking.words.ts'
import { pickingPageMachine } from '#machines/sales/picking/picking-page.machine.ts'
import { refundChart } from '#machines/sales/refund/refund.chart.ts'
import { refundWords } from '#machines/sales/refund/refund.words.ts'
import { refundOpeningMachine } from '#machines/sales/refund-opening/refund-opening.machine.ts'
import { refundOpeningWords } from '#machines/sales/refund-opening/refund-opening.words.ts'
import { refundPageMachine } from '#machines/sales/refund-page/refund-page.machine.ts'
import { refundPageWords } from '#machines/sales/refund-page/refund-page.words.ts'
import { shipmentChart } from '#machines/sales/shipment/shipment.chart.ts'
import { shipmentActionsWords, shipmentWords } from '#machines/sales/shipment/shipment.words.ts'
import { shipmentActionsMachine } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { tillSessionMachine } from '#machines/sales/till-session/till-session.machine.ts'
import { tillSessionWords } from '#machines/sales/till-session/till-session.words.ts'
import { transferActionsMachine } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { transferActionsWords } from '#machines/sales/transfer-actions/transfer-actions.words.ts'

/** A machine of the book, with the words it is told in. */
export interface Entry {
  readonly machine: AnyStateMachine
  readonly words: Words
}

/** The machines of the book, in its order. */
export const machines: readonly Entry[] = [
  { machine: sessionMachine, words: sessionWords },
  { machine: signInMachine, words: signInWords },
  { machine: forgotPasswordMachine, words: forgotPasswordWords },
  { machine: resetPasswordMachine, words: resetPasswordWords },
  { machine: shortFormMachine, words: shortFormWords },
  { machine: sessionListMachine, words: sessionListWords },
  { machine: productFormMachine, words: productFormWords },
  { machine: marketplaceImportMachine, words: marketplaceImportWords },
  { machine: uploadMachine, words: uploadWords },
  { machine: fileUploadMachine, words: fileUploadWords },
  { machine: recordListMachine, words: recordListWords },
  { machine: trashMachine, words: trashWords },
  { machine: listExportMachine, words: listExportWords },
  { machine: listSettingsMachine, words: listSettingsWords },
  { machine: listViewsMachine, words: listViewsWords },
  { machine: productActionsMachine, words: productActionsWords },
  { machine: productCellMachine, words: productCellWords },
  { machine: categoryTreeMachine, words: categoryTreeWords },
  { machine: priceEditMachine, words: priceEditWords },
  { machine: recordFormMachine, words: recordFormWords },
  { machine: labelDesignerMachine, words: labelDesignerWords },
  { machine: menuTreeMachine, words: menuTreeWords },
  { machine: newsletterMachine, words: newsletterWords },
  { machine: pageBuilderMachine, words: pageBuilderWords },
  { machine: labelPrintMachine, words: labelPrintWords },
  { machine: productMatchChart, words: productMatchWords },
  page(matchPageMachine, matchPageWords),
  { machine: productListingChart, words: productListingWords },
  { machine: listingPushMachine, words: listingPushWords },
  { machine: orderChart, words: orderWords },
  page(orderPageMachine, orderPageWords),
  { machine: outboxMachine, words: outboxWords },
  { machine: pickingChart, words: pickingWords },
  page(pickingPageMachine, pickingPageWords),
  { machine: shipmentChart, words: shipmentWords },
  { machine: orderFetchMachine, words: orderFetchWords },
  { machine: invoiceChart, words: invoiceWords },
  { machine: refundChart, words: refundWords },
  page(refundPageMachine, refundPageWords),
  { machine: refundOpeningMachine, words: refundOpeningWords },
  page(shipmentActionsMachine, shipmentActionsWords),
  page(invoiceActionsMachine, invoiceActionsWords),
  { machine: orderPrintMachine, words: orderPrintWords },
  { machine: orderSheetsMachine, words: orderSheetsWords },
  { machine: stockCountChart, words: stockCountWords },
  page(countPageMachine, countPageWords),
  { machine: purchaseChart, words: purchaseWords },
  page(purchasePageMachine, purchasePageWords),
  { machine: incomingChart, words: incomingWords },
  page(incomingPageMachine, incomingPageWords),
  { machine: stockEntryMachine, words: stockEntryWords },
  { machine: fastSaleMachine, words: fastSaleWords },
  { machine: tillSessionMachine, words: tillSessionWords },
  { machine: newOrderMachine, words: newOrderWords },
  { machine: campaignSimulatorMachine, words: campaignSimulatorWords },
  { machine: chequeChart, words: chequeWords },
  page(chequePageMachine, chequePageWords),
  { machine: givenChequeChart, words: givenChequeWords },
  page(givenChequePageMachine, givenChequePageWords),
  { machine: collectionMachine, words: collectionWords },
  { machine: productReviewChart, words: productReviewWords },
  page(reviewPageMachine, reviewPageWords),
  { machine: customerMessageChart, words: customerMessageWords },
  page(customerMessagePageMachine, customerMessagePageWords),
  { machine: importMachine, words: importWords },
  { machine: choicesMachine, words: choicesWords },
  { machine: addressMachine, words: addressWords },
  { machine: pasteValuesMachine, words: pasteValuesWords },
  { machine: bulkMachine, words: bulkWords },
  { machine: bulkStatusMachine, words: bulkStatusWords },
  { machine: bulkShippingMachine, words: bulkShippingWords },
  { machine: jobListMachine, words: jobListWords },
  { machine: jobMachine, words: jobWords },
  { machine: loadedMachine, words: loadedWords },
  { machine: headerMachine, words: headerWords },
  { machine: leaveMachine, words: leaveWords },
  { machine: paletteMachine, words: paletteWords },
  { machine: toastsMachine, words: toastsWords },
  page(transferActionsMachine, transferActionsWords),
  { machine: undoMachine, words: undoWords },
  { machine: chapterMachine, words: chapterWords },
]

/** The page of a record with a chart: its own words, beside those of every such page. */
function page(machine: AnyStateMachine, own: PageWords): Entry {
  return { machine, words: stepPageWords(machine, own) }
}
