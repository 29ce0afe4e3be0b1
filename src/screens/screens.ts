import { lazyScreens, type ScreenFile } from './lazy-screens.ts'

/** Every screen there is. A house test holds it to the table of routes. */
export const screens = lazyScreens(
  import.meta.glob<ScreenFile>([
    './catalog/catalog/CatalogHome.tsx',
    './catalog/categories/CategoryTree.tsx',
    './platform/home/Home.tsx',
    './catalog/bulk/Bulk.tsx',
    './platform/imports/ImportFile.tsx',
    // Every list, but for two parts of others that are called so.
    './*/*/*List.tsx',
    '!./platform/*/{EmptyList,UploadList}.tsx',
    './platform/jobs/JobPage.tsx',
    './catalog/matches/ProductMatches.tsx',
    './sales/orders/bulk/{BulkShipping,BulkStatus}.tsx',
    './sales/orders/{MoneyTransfers,OrderPage,OrderSummary,PackingSlipPage,new/NewOrder}.tsx',
    './sales/picking/BasketPicking.tsx',
    './catalog/products/{ProductForm,QuickProduct,MultiplePriceEdit}.tsx',
    './platform/records/RecordForm.tsx',
    './sales/refunds/RefundPage.tsx',
    './catalog/reviews/ReviewPage.tsx',
    './sales/sheets/{InvoicePage,PrintPage}.tsx',
    './catalog/suppliers/Details.tsx',
    './platform/session/{SignIn,ForgotPassword,ResetPassword,NotFound,NoAccess}.tsx',
    './platform/statecharts/StatechartBook.tsx',
  ]),
)
