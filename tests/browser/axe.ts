import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong on the page by WCAG 2.2 AA, target size included, as lines to read. */
export async function axe(page: Page): Promise<string[]> {
  // Through the debugger, so that the page's content security policy stays as it is.
  await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    const runner = (
      window as unknown as {
        axe: {
          run(
            root: Document,
            options: unknown,
          ): Promise<{ violations: { id: string; help: string; nodes: { target: string[] }[] }[] }>
        }
      }
    ).axe
    const { violations } = await runner.run(document, { runOnly, rules: { 'target-size': { enabled: true } } })
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`))
  }, tags)
}
