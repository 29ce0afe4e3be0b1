import { lazyScreens, type ScreenFile } from './lazy-screens.ts'

/** Every screen there is. A house test holds it to the table of routes. */
export const screens = lazyScreens(
  import.meta.glob<ScreenFile>([
    './catalog/CatalogHome.tsx',
    './categories/CategoryTree.tsx',
    './home/Home.tsx',
    './bulk/Bulk.tsx',
    './imports/ImportFile.tsx',
    './jobs/{JobList,JobPage}.tsx',
    './matches/ProductMatches.tsx',
    './orders/bulk/{BulkShipping,BulkStatus}.tsx',
    './orders/{MoneyTransfers,OrderList,OrderPage,OrderSummary,PackingSlipPage,new/NewOrder}.tsx',
    './picking/BasketPicking.tsx',
    './products/{ProductList,ProductForm,QuickProduct,MultiplePriceEdit}.tsx',
    './records/{RecordList,RecordForm}.tsx',
    './refunds/{RefundList,RefundPage}.tsx',
    './reviews/{ReviewList,ReviewDesk}.tsx',
    './sheets/{InvoicePage,PrintPage}.tsx',
    './suppliers/Details.tsx',
    './session/{SignIn,ForgotPassword,ResetPassword,NotFound,NoAccess}.tsx',
    './statecharts/StatechartBook.tsx',
  ]),
)
