import { DryRunResult } from '#api/contract/catalog/bulk.ts'
import { CatalogCare } from '#api/contract/catalog/catalog.ts'
import { CategoryPlace } from '#api/contract/catalog/catalogue.ts'
import { ImportedProduct } from '#api/contract/catalog/marketplace-import.ts'
import { CheckedPrices, PricePage } from '#api/contract/catalog/multiple-price.ts'
import { Match, ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { Review } from '#api/contract/catalog/product-reviews.ts'
import { Product } from '#api/contract/catalog/products.ts'
import { StockCount } from '#api/contract/catalog/stock-counts.ts'
import { Campaign, OrderCampaigns } from '#api/contract/content/campaigns.ts'
import { Contracts, ContractValues } from '#api/contract/content/contracts.ts'
import { CustomerMessage } from '#api/contract/content/customer-messages.ts'
import { LabelsToPrint } from '#api/contract/content/label-print.ts'
import { LabelVariants } from '#api/contract/content/labels.ts'
import {
  NewsletterRecipient,
  NewsletterSending,
  NewsletterSendings,
} from '#api/contract/content/newsletter-sendings.ts'
import { PageDesign, PageLayout, WebHome } from '#api/contract/content/page-builder.ts'
import { CopyState } from '#api/contract/content/working-copies.ts'
import { Cheque } from '#api/contract/money/cheques.ts'
import { Collection, Outstanding } from '#api/contract/money/collections.ts'
import { GivenCheque } from '#api/contract/money/given-cheques.ts'
import { IncomingInvoice } from '#api/contract/money/incoming-invoices.ts'
import { Purchase } from '#api/contract/money/purchases.ts'
import { Account, OpenSessions, SecondFactor, StaffAccess } from '#api/contract/platform/account.ts'
import { ConnectionState, ConnectionTest } from '#api/contract/platform/connections.ts'
import { FlowMap, RecordFlow } from '#api/contract/platform/flow.ts'
import { History } from '#api/contract/platform/history.ts'
import { Import, ImportRows, PreviewRows } from '#api/contract/platform/imports.ts'
import { Job, JobRowPage } from '#api/contract/platform/jobs.ts'
import { ListSettings } from '#api/contract/platform/list-settings.ts'
import { ListView, ListViews } from '#api/contract/platform/list-views.ts'
import { MailTemplates, MailValues } from '#api/contract/platform/mail-templates.ts'
import { PhoneTemplates } from '#api/contract/platform/phone-templates.ts'
import { Switched } from '#api/contract/platform/record-status.ts'
import { RefusalsOfRecord, RefusalsOfRule } from '#api/contract/platform/refusals.ts'
import { RequestOutcome } from '#api/contract/platform/request-outcome.ts'
import { Me, SignedIn } from '#api/contract/platform/session.ts'
import { ShopDetail } from '#api/contract/platform/shop.ts'
import { UsedBy } from '#api/contract/platform/used-by.ts'
import { SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import { CustomerMerges } from '#api/contract/sales/customer-merge.ts'
import { CustomerHistory } from '#api/contract/sales/customers.ts'
import { FastSaleOptions, SaleCustomer } from '#api/contract/sales/fast-sale.ts'
import { InvoiceDetail } from '#api/contract/sales/invoices.ts'
import { Buyer, NewOrderOptions, NewOrderPrices, OrderVariant, OrderVariants } from '#api/contract/sales/new-order.ts'
import { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { OrderSheets } from '#api/contract/sales/order-sheets.ts'
import { Order } from '#api/contract/sales/orders.ts'
import { OrderPaymentLink } from '#api/contract/sales/payment-link.ts'
import { PersonalData } from '#api/contract/sales/personal-data.ts'
import { Picking } from '#api/contract/sales/picking.ts'
import { Refund } from '#api/contract/sales/refunds.ts'
import { TillIndexPage } from '#api/contract/sales/till-index.ts'
import { TillSession } from '#api/contract/sales/till-session.ts'
import { CronState } from '#api/contract/settings/crons.ts'
import { productListings } from '#api/listings/catalog/product-listings.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { products } from '#api/listings/catalog/products.ts'
import { stockMovements } from '#api/listings/catalog/stock-movements.ts'
import { accountTransactions } from '#api/listings/money/account-transactions.ts'
import { customerMovements } from '#api/listings/money/customer-movements.ts'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { journal } from '#api/listings/money/journal.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { orderSteps } from '#api/listings/sales/order-steps.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'
import type { Operation } from '#api/operations/platform/operation.ts'
import { reportOperations } from '#api/operations/sales/reports.ts'
import { jobs } from '#api/registry/jobs.ts'
import { resourceNamed } from '#api/registry/resources.ts'
import { sectionNamed } from '#api/registry/sections.ts'

/** What a job has only when it is over, or taken back, and what only some kinds tell of themselves. */
const ofAJob = /(finished_at|undoes|undone_by) null|about\.\w+ missing|about\.(file|marketplace|from|to|known) /
/** What the marketplace suggested, and what was decided. */
const ofAMatch = /(suggested_by|suggestion|match|decided_at|price|taken_by) null/
/** What a refund has once its goods came, or its money went. */
const ofARefund = /(received_at|paid_at|account|sale|invoice) null|image_url (null|missing)/
/** A line may be without a picture, and one that was kept before there were any does not know of it. */
const ofALine = /image_url (null|missing)/
/** Who bought may be nobody the shop knows, and a step changes the goods or the money, never both. */
const ofAnOrder =
  /(customer|customer_id|language|status|payment_status|payment_from|payment_to|money|payment|paid_on|account|account_id|mail|note|address|chosen|standing.profile|invoice.invoice|invoice.refund_id|shipping_method_id|heard_at|shipping.label|areas|closed_until|standing.rate|weight|desi|collect) null|about|at missing|campaigns missing|standing.rate missing|image_url (null|missing)|(barcode|shelf) missing/

/** A page that was never saved, published or scheduled. */
const ofAPage = /(^|\.)(saved_at|published|published_at|scheduled|scheduled_for) null$/

/** By what is answered. */
const answers = new Map<unknown, RegExp>([
  // A panel that was kept from before knows no granters, and nothing of what came after them.
  [
    Me,
    /^shop.(default_language_id (missing|null)|(granters|home|favicon|logo|tables|printer) missing)$|^user.(language|viewing) (missing|null)$/,
  ],
  // Whoever has chosen no language.
  [Account, /^language null$/],
  [PageDesign, ofAPage],
  [PageLayout, ofAPage],
  [WebHome, /^version null$/],
  // Without a second factor, and before one is confirmed; a person who was not invited.
  [SecondFactor, /^(since|setup) null$/],
  [StaffAccess, /^(invited_at|second_factor) null$/],
  // One's own sessions name nobody.
  [OpenSessions, /^\d+\.person missing$/],
  // What a field was may be anything: it is judged by the field that shows it.
  // Most of what was done plans nothing.
  [History, /^rows\.\d+\.(planned null|changes\.\d+\.(from|to) (missing|null|another type))$/],
  // What never ran has no job, and what is switched off has no next run.
  [CronState, /^(next_at|job) null$|^job\.(undoes|undone_by|finished_at) null$/],
  [SignedIn, /^user.language (missing|null)$/],
  // Settings of the shop that mean something only to the page builder, and a preset that nobody chose.
  [ShopDetail, /^(seo|social|theme_colors)\.\w+ |^fast_product_settings\.typeID (missing|null)$/],
  // A connection that never worked, or never failed, and one that said nothing.
  [ConnectionState, /^last_(success_at|failure_at|failure) null$/],
  [ConnectionTest, /^answer missing$|^state\.last_(success_at|failure_at|failure) null$/],
  // A column is as wide as it is declared until somebody draws it, and a view filters by what it likes.
  [ListSettings, /(columns|width|default_view_id) null/],
  // Of a call that was not carried out there is no answer.
  [RequestOutcome, /answer null/],
  [Switched, /rules\.\d+\.(about|at)/],
  [UsedBy, /rules\.\d+\.(about|at)/],
  [ListView, /columns null|query.filters.\w+ missing/],
  [ListViews, /columns null/],
  [Job, ofAJob],
  [jobs.page, ofAJob],
  [JobRowPage, /record_id null/],
  // A file that nobody applied has no job, and a column may be left out.
  [Import, /(job_id|mapping.\d+) null/],
  [ImportRows, /about|mended null/],
  // A record that is not there yet was nothing before.
  [PreviewRows, /^rows\.0\.cells\.\d\.before null$/],
  [CatalogCare, /^products null$/],
  [CategoryPlace, /parent_id null/],
  // What a product may leave open, and the names that go along with its ids.
  [
    Product,
    /(_id|group_code|strikethrough_price|supplier_price|width|height|length|weight) null|0\.(id|url|language_name|country_name|quantity_loaded) (missing|null)/,
  ],
  [PricePage, /(cost|next|strikethrough_price) null/],
  [CheckedPrices, /cost null|rules.\d+.(about|at)/],
  [DryRunResult, /record_id null/],
  // Without an answer it was answered at no time, and a product may have no picture.
  [Review, /(answered_at|image_url) null/],
  [Match, ofAMatch],
  [productMatches.page, ofAMatch],
  // A product may have no picture and no brand, and was perhaps never sent.
  [productListings.page, /(brand_id|image_url|sent_at) null/],
  [ShopVariant, ofAMatch],
  [ImportedProduct, /(brand_id|category_id) null/],
  // A count that was not begun, or not booked, and a piece that nobody counted yet.
  [StockCount, /^(frozen_at|booked_at|lines\.0\.counted) null$/],
  // What moved by hand names no order, and what the server moved nobody.
  [stockMovements.page, /(user_id|order_id) null/],
  [accountTransactions.page, /(order_id|refund_id|entry_id|cheque_id|given_cheque_id) null/],
  [customerMovements.page, /(order_id|refund_id) null/],
  [journal.page, /(tax_rate|order_id|refund_id|document) null/],
  // A collection that stands was taken back by nobody, and goes into the usual account.
  [Collection, /^(undone|cheque_id) null$/],
  // A cheque for no order in particular, which is in the portfolio.
  [
    Cheque,
    /^((collection_id|account|supplier|closed_until|history\.\d\.changes) null|history\.\d\.changes(\.\w+ missing| another type))$/,
  ],
  // No period is closed.
  [GivenCheque, /^closed_until null$/],
  // Goods that were not invoiced yet.
  [Purchase, /^invoice null$/],
  // An invoice in the shop's own money, of no purchase and with nothing to answer, whose lines are goods or expenses.
  [
    IncomingInvoice,
    /^(supplier_id|rate|answer_until|purchase_id|purchase|lines\.\d\.(variant_id|pieces|account|matched_by|purchased)) null$/,
  ],
  [incomingInvoices.page, /supplier_id null/],
  [Outstanding, /^(closed_until|tills\.0\.usual\.\d\.account_id) null$/],
  // A customer who stands by themself, and one of whom nothing was erased.
  [CustomerMerges, /^survivor null$/],
  [PersonalData, /^erased_at null$/],
  // A note names no order, and has no amount.
  [CustomerHistory, /(currency|order_id|amount) null/],
  [Order, ofAnOrder],
  [orders.page, /(customer_id|marketplace|marketplace_number|shipping_method|age) null/],
  [OrderSheets, /(parcel|document) null/],
  // What a till kept from before knows nothing of campaigns.
  [TillIndexPage, /(weight|desi|price) null|(image_url|category_ids|tag_ids) (null|missing)/],
  [
    FastSaleOptions,
    /^(walk_in|shipping_methods\.0\.(free_from|areas)|usual_accounts\.0\.account_id) null$|^campaigns (missing|null)$|^campaigns\.customer null$|^walk_in\.group_id (null|missing)$/,
  ],
  [SaleCustomer, /^address null$|^group_id (null|missing)$/],
  [OrderCampaigns, /^customer(\.group_id)? null$|^rows\.0\.(minimum|maximum) null$/],
  [SimulationResult, /^applied\.0\.campaign\.(minimum|maximum) null$/],
  [TillSession, /^(closed_at|counted|difference) null$/],
  // Campaigns of nobody in particular, and without a bound.
  [
    NewOrderOptions,
    /^shipping_methods\.0\.(free_from|areas) null$|^campaigns (missing|null)$|^campaigns\.customer null$/,
  ],
  [Campaign, /^(minimum|maximum) null$/],
  [OrderVariant, /(price|weight|desi) null|(image_url|category_ids|tag_ids) (null|missing)/],
  // A variant may have no price yet.
  [
    NewOrderPrices,
    /^campaigns\.(customer(\.group_id)?|rows\.0\.(minimum|maximum)) null$|^variants\.0\.((price|weight|desi) null|(image_url|category_ids|tag_ids) (null|missing))/,
  ],
  [OrderVariants, /^rows\.0\.price null$/],
  // A report that is compared with nothing.
  ...Object.values(reportOperations).map(
    ({ data }) => [data, /^(compared|currencies\.0\.(rows\.0\.)?before) null$/] as const,
  ),
  [Picking, ofALine],
  [OrderPaymentLink, /^(link|method|link\.mailed_to) null$/],
  [Buyer, /(address|language|group_id) null|group_id missing/],
  // What an order has once it was invoiced, and an invoice once it was cancelled or not taken.
  [OrderInvoice, /(profile|invoice|cancelled_at|reason|refund_id|standing.rate) null|about|(at|standing.rate) missing/],
  [InvoiceDetail, /(cancelled_at|reason|internet|original|refund_id) null/],
  [Refund, ofARefund],
  // A message about no product, given to nobody, of which nobody was told.
  [CustomerMessage, /^(product|assignee|unread_notice) null$/],
  // What goes out at once was planned for no day, and what waits for its day has no job; what arrived has no reason.
  [NewsletterSending, /^(planned_for|job) null$/],
  [NewsletterSendings, /^rows\.0\.(planned_for|job) null$/],
  [NewsletterRecipient, /^reason null$/],
  // A page that nobody writes beside what visitors see.
  [CopyState, /^copy(\.publish_at)? null$/],
  // A shop without a logo, and a variant without a price.
  [LabelVariants, /^(shop\.logo_url|rows\.0\.(price|list_price)) null$/],
  [LabelsToPrint, /^(shop\.logo_url|rows\.0\.(queued|variant\.(price|list_price))) null$/],
  // Texts that nobody changed, and what only some mails know.
  [MailTemplates, /^rows\.0\.updated_at null$/],
  [PhoneTemplates, /^rows\.0\.updated_at null$/],
  [Contracts, /^rows\.0\.updated_at null$/],
  [ContractValues, /^order null$|^(tr|en)\.words\.\w+ missing$/],
  [MailValues, /^order null$|^(tr|en)\.\w+ missing$/],
  // A first step comes from nowhere, and what rules refused is told to whoever may ask.
  // A cheque belongs to no order.
  [RecordFlow, /^records\.\d+\.order_id null$/],
  [FlowMap, /^(ways\.0\.from|waits\.0\.(median|tenth)|refused) null$/],
  [orderSteps.page, /^rows\.0\.(from_state|minutes|channel) null$/],
  // A refusal about nothing in particular, of a record that was to be a new one.
  [RefusalsOfRule, /(about|record_id|user_id) null|about/],
  [RefusalsOfRecord, /(about|record_id) null|about/],
  // A refund that is not approved has no amount yet, and no tax in it.
  [orderRefunds.page, /(amount|tax) null/],
])

/** What the contract lets an answer of it leave out, or leave empty. */
export function leftOpen(operation: Operation): RegExp | undefined {
  if (operation.data === products.page) return /rows.0.(brand|category|image_url|price|supplier|tax|cost) null/
  // What is counted and described only where that is asked for.
  if (operation === categoryOperations.list)
    return /parent_id null|(products|attributes|version|image|children|links|changed_on) missing/
  return answers.get(operation.data) ?? referencesOf(operation)
}

/** What a record names may be left open, in itself and in its rows; its rules say where it may not. */
function referencesOf({ path }: Operation): RegExp | undefined {
  const [, name = ''] = /^\/v1\/panel\/((?:settings\/)?[\w-]+)(?:\/:id)?$/.exec(path) ?? []
  const fields = Object.entries((resourceNamed(name) ?? sectionNamed(name))?.fields ?? {})
  const columns = fields.flatMap(([, field]) => (field.kind === 'rows' ? Object.entries(field.columns) : []))
  const names = [...fields, ...columns].flatMap(([key, { kind }]) => (kind === 'reference' ? [key] : []))
  // A row that was stored before has no number of the marketplace yet.
  const open = columns.some(([key]) => key === 'external_id') ? '|\\bexternal_id missing' : ''
  return names.length > 0 ? new RegExp(`\\b(${names.join('|')}) null${open}`) : undefined
}
