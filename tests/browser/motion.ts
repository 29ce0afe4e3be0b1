import type { Page } from 'playwright-core'

/** Notes every transition and animation that begins on the page, from its next file on. */
export async function hearMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    for (const type of ['transitionrun', 'animationstart'] as const)
      document.addEventListener(
        type,
        (event) => {
          const { animationDuration, transitionDuration } = getComputedStyle(event.target as Element)
          const durations = `${animationDuration},${transitionDuration}`.split(',').map(Number.parseFloat)
          // A hundredth of a millisecond is no motion: it only tells the kit that there was one.
          if (Math.max(...durations) > 0.001) begun.push(`${type} of ${(event.target as Element).className}`)
        },
        true,
      )
  })
}

/** What has moved since it was asked last. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set((window as unknown as { begun: string[] }).begun.splice(0))])
}
