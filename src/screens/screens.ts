import { lazyScreens, type ScreenFile } from './lazy-screens.ts'

/** Every screen there is. A house test holds it to the table of routes. */
export const screens = lazyScreens(
  import.meta.glob<ScreenFile>([
    './catalog/catalog/CatalogHome.tsx',
    './catalog/categories/CategoryTree.tsx',
    './catalog/bulk/Bulk.tsx',
    './platform/imports/ImportFile.tsx',
    // Every list and every page, but for parts of others that are called so.
    './*/*/*{List,Page}.tsx',
    '!./platform/*/{EmptyList,UploadList,Page,AuthPage,ListPage,StatusPage,StepPage}.tsx',
    './catalog/matches/ProductMatches.tsx',
    './sales/orders/bulk/{BulkShipping,BulkStatus,TakesPage}.tsx',
    './sales/orders/{MoneyTransfers,OrderSummary,new/NewOrder}.tsx',
    './sales/picking/BasketPicking.tsx',
    './catalog/products/{ProductForm,QuickProduct,MultiplePriceEdit}.tsx',
    './platform/records/RecordForm.tsx',
    './money/suppliers/Details.tsx',
    './platform/session/{SignIn,ForgotPassword,ResetPassword,NotFound,NoAccess}.tsx',
    './platform/statecharts/StatechartBook.tsx',
  ]),
)
