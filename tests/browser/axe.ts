import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { still } from './settled.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Found {
  readonly violations: { id: string; help: string; nodes: { target: string[]; any: { message: string }[] }[] }[]
}

/** What axe finds wrong on the page by WCAG 2.2 AA, target size included, as lines to read. Half-drawn words have half their contrast, so it waits for what moves. */
export function axe(page: Page): Promise<string[]> {
  return run(page, { runOnly: tags, rules: { 'target-size': { enabled: true } } })
}

/** The same of a light page, and how well its words can be read once it is dark: nothing else of it is another then. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const light = await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await run(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((line) => `in dark ${line}`)]
}

async function run(page: Page, how: object): Promise<string[]> {
  await still(page)
  // Through the debugger, so that the page's content security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (options) => {
      type Runner = { run(context: object, options: unknown): Promise<Found> }
      const { axe: runner } = window as unknown as { axe: Runner }
      const { violations } = await runner.run(document, options)
      const lines: string[] = []
      for (const { id, help, nodes } of violations)
        for (const { target, any } of nodes)
          if (!(await stoodUnderABar(id, target, any[0]?.message)))
            lines.push(`${id}: ${help} — ${target.join(' ')} (${any[0]?.message ?? ''})`)
      return lines

      /** Whether nothing covers it once it is scrolled to the middle: a bar that stays covers whatever happens to lie at the edge. */
      async function stoodUnderABar(id: string, target: string[], message = ''): Promise<boolean> {
        const element = document.querySelector(target.join(' '))
        if (id !== 'target-size' || !element || !message.includes('obscured')) return false
        const [left, top] = [scrollX, scrollY]
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await runner.run({ include: [target] }, { runOnly: { type: 'rule', values: [id] } })
        scrollTo({ left, top, behavior: 'instant' })
        return again.violations.length === 0
      }
    },
    { ...how, resultTypes: ['violations'] },
  )
}
