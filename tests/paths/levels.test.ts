import { describe, expect, it } from 'vitest'
import { lacking, needless } from './levels.ts'

/** Files are named after their machines and charts: `product-form.machine.ts` has `product-form.paths.ts`, `.http.ts` and `.browser.ts`. */
const machines = namesIn(import.meta.glob('../../src/machines/**/*.{machine,chart}.ts'))
const files = {
  machine: namesIn(import.meta.glob('./*/*.paths.ts')),
  http: namesIn(import.meta.glob('./*/*.http.ts')),
  browser: namesIn(import.meta.glob('../browser/paths/*/*.browser.ts')),
}

describe('every machine', () => {
  it('is found', () => {
    expect(machines).toContain('productForm')
    expect(machines.length).toBeGreaterThan(10)
  })

  // Whether it is walked in a browser, `npm run paths` judges, by what was recorded.
  it('has its walks and their replay against the server, or a reason to be without', () => {
    expect(lacking(machines, exists, ['machine', 'http'])).toEqual([])
  })

  it('has a test that takes its walks', () => {
    const takers = import.meta.glob(['./walks.test.ts', '../browser/paths/walk.ts', '../browser/paths/*/*.test.ts'], {
      query: '?raw',
      eager: true,
      import: 'default',
    })
    const all = Object.values(takers).join('\n')
    for (const take of ['walkMachine(', '.http.ts', 'walkInBrowser(']) expect(all).toContain(take)
  })

  it('is spared nothing that it has', () => {
    expect(needless(machines, exists)).toEqual([])
  })
})

describe('a level', () => {
  const toasts = { machine: 'toasts', level: 'http', reason: 'no calls' } as const
  const walked = (_: string, level: string) => level !== 'http'

  it('that is missing is told', () => {
    expect(lacking(['toasts', 'home'], walked, undefined, [toasts])).toEqual([
      'home is not walked at the level "http", and levels.ts gives no reason',
    ])
  })

  it('that is spared for nothing is told', () => {
    expect(needless(['toasts'], walked, [toasts])).toEqual([])
    expect(needless(['toasts'], () => true, [toasts])).toEqual(['levels.ts spares toasts the level "http" for nothing'])
    expect(needless([], walked, [toasts])).toHaveLength(1)
  })
})

function exists(machine: string, level: keyof typeof files): boolean {
  return files[level].includes(machine)
}

/** The machines that files are named after: `../product-form.http.ts` is of `productForm`. */
function namesIn(found: Record<string, unknown>): string[] {
  return Object.keys(found).map((path) =>
    path.replace(/^.*\/([^/.]+)\..*$/, '$1').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
}
