import type { ReplayedInBrowser } from '#tests/paths/cover/browser.ts'
import { walkInBrowser } from '../walk.ts'

walkInBrowser(import.meta.glob<ReplayedInBrowser>('./*.browser.ts', { eager: true, import: 'default' }))
