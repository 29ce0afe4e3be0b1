import type { Route } from '#api/routes/platform/route.ts'

/** Labels are printed here; how they look is a resource of its own. */
export const labelRoutes: readonly Route[] = [
  {
    path: '/barcode/generator',
    title: /*i18n*/ { id: 'label_print.title', message: 'Etiket yazdır' },
    codes: [3100],
    menu: { in: 'catalog' },
    screen: 'content/labels/GeneratorPage',
  },
  {
    path: '/barcode/generator/print',
    title: /*i18n*/ { id: 'sheets.labels', message: 'Etiketler' },
    codes: [3100],
    parent: '/barcode/generator',
    screen: 'content/labels/LabelPrintPage',
  },
]
