import type { ReplayedInBrowser } from '#tests/paths/cover/browser.ts'
import { type Share, walkInBrowser } from '../walk.ts'

/** The machines of the room that are walked in a browser, this share of them. */
export function walkShare(share: Share): void {
  walkInBrowser(
    import.meta.glob<ReplayedInBrowser>('./*.browser.ts', { eager: true, import: 'default' }),
    import.meta.glob<readonly ReplayedInBrowser[]>('../../../paths/sales/*.faces.ts', {
      eager: true,
      import: 'browser',
    }),
    share,
  )
}
