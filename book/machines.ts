import type { AnyStateMachine } from 'xstate'
import { binMachine } from '#machines/bin/bin.machine.ts'
import { binWords } from '#machines/bin/bin.words.ts'
import { bulkMachine } from '#machines/bulk/bulk.machine.ts'
import { bulkWords } from '#machines/bulk/bulk.words.ts'
import { catalogHomeMachine } from '#machines/catalog-home/catalog-home.machine.ts'
import { catalogHomeWords } from '#machines/catalog-home/catalog-home.words.ts'
import { categoryTreeMachine } from '#machines/category-tree/category-tree.machine.ts'
import { categoryTreeWords } from '#machines/category-tree/category-tree.words.ts'
import { chapterMachine } from '#machines/chapter/chapter.machine.ts'
import { chapterWords } from '#machines/chapter/chapter.words.ts'
import { choicesMachine } from '#machines/choices/choices.machine.ts'
import { choicesWords } from '#machines/choices/choices.words.ts'
import { homeMachine } from '#machines/home/home.machine.ts'
import { homeWords } from '#machines/home/home.words.ts'
import { importMachine } from '#machines/import/import.machine.ts'
import { importWords } from '#machines/import/import.words.ts'
import { jobMachine } from '#machines/jobs/job.machine.ts'
import { jobWords } from '#machines/jobs/job.words.ts'
import { jobListMachine } from '#machines/jobs/job-list.machine.ts'
import { jobListWords } from '#machines/jobs/job-list.words.ts'
import { listExportMachine } from '#machines/list-export/list-export.machine.ts'
import { listExportWords } from '#machines/list-export/list-export.words.ts'
import { listSettingsMachine } from '#machines/list-settings/list-settings.machine.ts'
import { listSettingsWords } from '#machines/list-settings/list-settings.words.ts'
import { listViewsMachine } from '#machines/list-views/list-views.machine.ts'
import { listViewsWords } from '#machines/list-views/list-views.words.ts'
import { marketplaceImportMachine } from '#machines/marketplace-import/marketplace-import.machine.ts'
import { marketplaceImportWords } from '#machines/marketplace-import/marketplace-import.words.ts'
import { orderChart } from '#machines/order/order.chart.ts'
import { orderWords } from '#machines/order/order.words.ts'
import { orderPageMachine } from '#machines/order-page/order-page.machine.ts'
import { orderPageWords } from '#machines/order-page/order-page.words.ts'
import { paletteMachine } from '#machines/palette/palette.machine.ts'
import { paletteWords } from '#machines/palette/palette.words.ts'
import { pasteValuesMachine } from '#machines/paste-values/paste-values.machine.ts'
import { pasteValuesWords } from '#machines/paste-values/paste-values.words.ts'
import { priceEditMachine } from '#machines/price-edit/price-edit.machine.ts'
import { priceEditWords } from '#machines/price-edit/price-edit.words.ts'
import { productActsMachine } from '#machines/product-acts/product-acts.machine.ts'
import { productActsWords } from '#machines/product-acts/product-acts.words.ts'
import { productFormMachine } from '#machines/product-form/product-form.machine.ts'
import { productFormWords } from '#machines/product-form/product-form.words.ts'
import { matchDeskMachine } from '#machines/product-match/match-desk.machine.ts'
import { matchDeskWords } from '#machines/product-match/match-desk.words.ts'
import { productMatchChart } from '#machines/product-match/product-match.chart.ts'
import { productMatchWords } from '#machines/product-match/product-match.words.ts'
import { productReviewChart } from '#machines/product-review/product-review.chart.ts'
import { productReviewWords } from '#machines/product-review/product-review.words.ts'
import { reviewDeskMachine } from '#machines/product-review/review-desk.machine.ts'
import { reviewDeskWords } from '#machines/product-review/review-desk.words.ts'
import { recordFormMachine } from '#machines/record-form/record-form.machine.ts'
import { recordFormWords } from '#machines/record-form/record-form.words.ts'
import { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { recordListWords } from '#machines/record-list/record-list.words.ts'
import { forgotPasswordMachine } from '#machines/session/forgot-password.machine.ts'
import { forgotPasswordWords } from '#machines/session/forgot-password.words.ts'
import { headerMachine } from '#machines/session/header.machine.ts'
import { headerWords } from '#machines/session/header.words.ts'
import { leaveMachine } from '#machines/session/leave.machine.ts'
import { leaveWords } from '#machines/session/leave.words.ts'
import { resetPasswordMachine } from '#machines/session/reset-password.machine.ts'
import { resetPasswordWords } from '#machines/session/reset-password.words.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { sessionWords } from '#machines/session/session.words.ts'
import { signInMachine } from '#machines/session/sign-in.machine.ts'
import { signInWords } from '#machines/session/sign-in.words.ts'
import { shipmentChart } from '#machines/shipment/shipment.chart.ts'
import { shipmentWords } from '#machines/shipment/shipment.words.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { toastsWords } from '#machines/toasts/toasts.words.ts'
import { undoMachine } from '#machines/undo/undo.machine.ts'
import { undoWords } from '#machines/undo/undo.words.ts'
import { fileUploadMachine } from '#machines/upload/file-upload.machine.ts'
import { fileUploadWords } from '#machines/upload/file-upload.words.ts'
import { uploadMachine } from '#machines/upload/upload.machine.ts'
import { uploadWords } from '#machines/upload/upload.words.ts'
import type { Words } from '#machines/words.ts'

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
  { machine: productFormMachine, words: productFormWords },
  { machine: marketplaceImportMachine, words: marketplaceImportWords },
  { machine: uploadMachine, words: uploadWords },
  { machine: fileUploadMachine, words: fileUploadWords },
  { machine: recordListMachine, words: recordListWords },
  { machine: binMachine, words: binWords },
  { machine: listExportMachine, words: listExportWords },
  { machine: listSettingsMachine, words: listSettingsWords },
  { machine: listViewsMachine, words: listViewsWords },
  { machine: productActsMachine, words: productActsWords },
  { machine: categoryTreeMachine, words: categoryTreeWords },
  { machine: priceEditMachine, words: priceEditWords },
  { machine: recordFormMachine, words: recordFormWords },
  { machine: productMatchChart, words: productMatchWords },
  { machine: matchDeskMachine, words: matchDeskWords },
  { machine: orderChart, words: orderWords },
  { machine: orderPageMachine, words: orderPageWords },
  { machine: shipmentChart, words: shipmentWords },
  { machine: productReviewChart, words: productReviewWords },
  { machine: reviewDeskMachine, words: reviewDeskWords },
  { machine: importMachine, words: importWords },
  { machine: choicesMachine, words: choicesWords },
  { machine: pasteValuesMachine, words: pasteValuesWords },
  { machine: bulkMachine, words: bulkWords },
  { machine: jobListMachine, words: jobListWords },
  { machine: jobMachine, words: jobWords },
  { machine: homeMachine, words: homeWords },
  { machine: catalogHomeMachine, words: catalogHomeWords },
  { machine: headerMachine, words: headerWords },
  { machine: leaveMachine, words: leaveWords },
  { machine: paletteMachine, words: paletteWords },
  { machine: toastsMachine, words: toastsWords },
  { machine: undoMachine, words: undoWords },
  { machine: chapterMachine, words: chapterWords },
]
