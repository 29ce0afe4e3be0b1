import type { ReplayedInBrowser } from '#tests/paths/cover/browser.ts'
import { walkInBrowser } from './walk.ts'

walkInBrowser(
  import.meta.glob<ReplayedInBrowser>(
    [
      './*.browser.ts',
      '!./product-*',
      '!./{record,list,review,choices}*',
      '!./{order,refund,picking,shipment,invoice,new-order,transfer}*',
    ],
    { eager: true, import: 'default' },
  ),
)
