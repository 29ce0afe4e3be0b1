import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callTimeout } from '#api/client/platform/http.ts'
import { briefMs } from '#machines/platform/toasts/toasts.machine.ts'
import { counterPatience } from '#machines/sales/fast-sale/fast-sale.discounts.ts'
import { type BrowserFixture, openBrowserFixture } from '#tests/browser/browser-fixture.ts'
import { isAsked } from '#tests/paths/asked.ts'
import type { ReplayedInBrowser } from '#tests/paths/cover/browser.ts'
import { waitLonger } from '#tests/paths/cover/patience.ts'
import { record } from '#tests/paths/cover/proof.ts'
import { lineOf, panelCoverOf } from '#tests/paths/cover/report.ts'
import { waivers } from '#tests/paths/waivers.ts'

/** One of several files that share the machines of a room, so that workers can walk them at once. */
export interface Share {
  /** From 1. */
  readonly nth: number
  readonly of: number
}

/**
 * T3: every walk that has a screen, on the built panel in a real browser, over the real server. Given as `import.meta.glob` finds them; a file
 * that shares them with others walks its share.
 */
export function walkInBrowser(
  found: Readonly<Record<string, ReplayedInBrowser>>,
  faces: Readonly<Record<string, readonly ReplayedInBrowser[]>> = {},
  { nth, of }: Share = { nth: 1, of: 1 },
): void {
  const replays = [...Object.values(found), ...Object.values(faces).flat()]
    .filter((_, at) => at % of === nth - 1)
    .map((replay) => [replay.spec.machine.id, replay] as const)
  describe.each(replays)('%s', (_, { spec, may, walk }) => {
    if (!isAsked(spec.machine.id)) return void it.skip('others were named')
    const cover = panelCoverOf(spec, 'browser', waivers, may)
    const passed: boolean[] = []
    let browserFixture: BrowserFixture
    beforeAll(async () => {
      const open = await openBrowserFixture()
      // No walk shows what moves meanwhile, and to draw it takes a sixth of the time. Where one ended well, the next goes on in its page.
      browserFixture = { ...open, visit: (how) => open.visit({ motion: 'reduce', going: patiently, ...how }) }
    })
    afterAll(async () => {
      await browserFixture.close()
      record(cover, passed)
    })

    it(lineOf(cover), () => {
      expect(cover.unproved).toEqual([])
      expect(cover.idle).toEqual([])
    })

    cover.walks.forEach((one, index) => {
      it(`walk ${index + 1} from ${one.input}, ${one.steps.length} steps`, async () => {
        await walk(one, browserFixture)
        passed[index] = true
      })
    })
  })
}

/** Whoever calls waits longer than a person would, for a walk holds answers back; and what is soon gone can still be read. */
function patiently(page: Page): Promise<unknown> {
  return page.addInitScript(waitLonger, [callTimeout, counterPatience, briefMs])
}
