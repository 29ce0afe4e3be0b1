import type { ReplayedInBrowser } from '#tests/paths/cover/browser.ts'
import { walkInBrowser } from './walk.ts'

walkInBrowser(
  import.meta.glob<ReplayedInBrowser>('./{record,list,review,choices}*.browser.ts', { eager: true, import: 'default' }),
)
