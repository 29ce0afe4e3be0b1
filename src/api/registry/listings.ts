import { productListings } from '#api/listings/catalog/product-listings.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { products } from '#api/listings/catalog/products.ts'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { stockMovements } from '#api/listings/catalog/stock-movements.ts'
import { userFeedbacks, userQuestions } from '#api/listings/content/customer-messages.ts'
import { accountMovements } from '#api/listings/money/account-movements.ts'
import { accountTransactions } from '#api/listings/money/account-transactions.ts'
import { accountingCustomers } from '#api/listings/money/accounting-customers.ts'
import { cheques } from '#api/listings/money/cheques.ts'
import { collections } from '#api/listings/money/collections.ts'
import { customerMovements } from '#api/listings/money/customer-movements.ts'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { journal } from '#api/listings/money/journal.ts'
import { purchases } from '#api/listings/money/purchases.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { orderSteps } from '#api/listings/sales/order-steps.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { parcels } from '#api/listings/sales/parcels.ts'
import { jobs } from './jobs.ts'

/** Every list whose rows no resource declares. */
export const declaredListings = {
  products,
  'product-matches': productMatches,
  'product-listings': productListings,
  'product-prices': productPrices,
  'product-reviews': productReviews,
  'stock-movements': stockMovements,
  'stock-counts': stockCounts,
  orders,
  'order-refunds': orderRefunds,
  'order-steps': orderSteps,
  parcels,
  jobs,
  'account-transactions': accountTransactions,
  'account-movements': accountMovements,
  'customer-movements': customerMovements,
  'pre-accountancy': journal,
  'accounting-customers': accountingCustomers,
  collections,
  purchases,
  'incoming-invoices': incomingInvoices,
  cheques,
  'given-cheques': givenCheques,
  'user-feedbacks': userFeedbacks,
  'user-questions': userQuestions,
} as const
