import { describe, expect, it } from 'vitest'
import { lacking, needless } from './levels.ts'

/**
 * Files are named after their machines and charts: `product-form.machine.ts` has `product-form.paths.ts`, `.http.ts` and `.browser.ts`. What
 * walks a record and its page together, `product-review.faces.ts`, does so by the walks that it takes from beside it.
 */
const machines = filesIn(import.meta.glob('../../src/machines/**/*.{machine,chart}.ts')).map(({ name }) => name)
const faces = facesIn(import.meta.glob<string>('./*/*.faces.ts', { query: '?raw', eager: true, import: 'default' }))
const files = {
  machine: filesIn(import.meta.glob('./*/*.paths.ts')),
  http: [...filesIn(import.meta.glob('./*/*.http.ts')), ...faces],
  browser: [...filesIn(import.meta.glob('../browser/paths/*/*.browser.ts')), ...faces],
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
    const takers = import.meta.glob<string>(['./*/*.test.ts', '../browser/paths/*/{*.test,walks}.ts'], {
      query: '?raw',
      eager: true,
      import: 'default',
    })
    const taken = { machine: './*.paths.ts', http: './*.http.ts', browser: './*.browser.ts' }
    for (const [level, take] of Object.entries(taken))
      for (const room of new Set(files[level as keyof typeof files].map((one) => one.room))) {
        const own = Object.entries(takers).filter(([path]) => path.includes(`/${room}/`))
        expect(own.map(([, text]) => text).join('\n'), room).toContain(take)
      }
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
  return files[level].some(({ name }) => name === machine)
}

/** The machines whose walks these files replay at both levels. */
function facesIn(found: Record<string, string>): { name: string; room: string }[] {
  return Object.entries(found).flatMap(([path, text]) =>
    filesIn(
      Object.fromEntries(
        [...text.matchAll(/from '\.\/([\w-]+\.paths\.ts)'/g)].map(([, file]) => [
          path.replace(/[^/]+$/, file ?? ''),
          null,
        ]),
      ),
    ),
  )
}

/** The machines that files are named after: `../product-form.http.ts` is of `productForm`. */
function filesIn(found: Record<string, unknown>): { name: string; room: string }[] {
  return Object.keys(found).map((path) => {
    const [, room = '', file = ''] = /([^/]+)\/([^/.]+)\.[^/]*$/.exec(path) ?? []
    return { room, name: file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) }
  })
}
