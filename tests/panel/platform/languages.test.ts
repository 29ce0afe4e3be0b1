import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { detectLanguage } from '#locales/detect.ts'
import { plainMessage } from '#locales/plain-message.ts'
import { readResource } from '#locales/resources.ts'

const browser = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)

beforeEach(() => {
  browser('de-DE')
  document.documentElement.removeAttribute('lang')
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  // biome-ignore lint/suspicious/noDocumentCookie: the test's browser has no cookie store
  document.cookie = 'lang=; max-age=0; path=/'
})

describe('R248: the language is the first known one of', () => {
  const places: [string, (language: string) => void][] = [
    ['the query', (language) => history.replaceState(null, '', `/?lng=${language}`)],
    [
      'the cookie',
      (language) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the test's browser has no cookie store
        document.cookie = `lang=${language}; path=/`
      },
    ],
    ['local storage', (language) => localStorage.setItem('lang', language)],
    ['session storage', (language) => sessionStorage.setItem('lang', language)],
    ['the browser', (language) => browser(language)],
    ['the page', (language) => document.documentElement.setAttribute('lang', language)],
  ]

  test.each(places.map(([name], at) => [name, at] as const))('%s, before all that follow', (_, at) => {
    for (const [, set] of places.slice(at + 1)) set('tr')
    places[at]?.[1]('en')
    expect(detectLanguage()).toBe('en')
  })

  test.each(places.map(([name], at) => [name, at] as const))('%s, but not when it is unknown there', (_, at) => {
    for (const [, set] of places.slice(0, at)) set('xx')
    places[at]?.[1]('en')
    expect(detectLanguage()).toBe('en')
  })

  test('R247 accept: the primary part counts', () => {
    browser('en-GB')
    expect(detectLanguage()).toBe('en')
  })

  test('R247 reject: a language that the panel does not speak gives Turkish', () => {
    expect(detectLanguage()).toBe('tr')
  })
})

describe('reading language resources', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** Fails so often, then answers; notes when it was asked. */
  const flaky = (failures: number) => {
    const at: number[] = []
    const read = async () => {
      at.push(Date.now())
      if (at.length <= failures) throw new Error('no answer')
      return 'messages'
    }
    return { at, read }
  }

  test('R199 accept: five failures are waited out, 350 ms and each time twice as long', async () => {
    const { at, read } = flaky(5)
    const answer = readResource(read)
    await vi.runAllTimersAsync()
    expect(await answer).toBe('messages')
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([350, 700, 1400, 2800, 5600])
  })

  test('R199 reject: the sixth failure is the last', async () => {
    const { at, read } = flaky(99)
    const answer = readResource(read).catch((thrown: Error) => thrown.message)
    await vi.runAllTimersAsync()
    expect([await answer, at.length]).toEqual(['no answer', 6])
  })

  test('R249: never more than ten at once, and one that hangs does not hold up the others', async () => {
    let open = 0
    let most = 0
    const reads = Array.from({ length: 25 }, (_, at) =>
      readResource(async () => {
        open += 1
        most = Math.max(most, open)
        await new Promise((done) => at > 0 && setTimeout(done, 10))
        open -= 1
        return at
      }),
    )
    const others = Promise.all(reads.slice(1))
    await vi.runAllTimersAsync()
    expect([(await others).length, most]).toEqual([24, 10])
  })
})

test('R2: words that stand in the code are told with their values before any catalogue is there', () => {
  expect(plainMessage('En fazla {max} karakter.')).toEqual(['En fazla ', ['max'], ' karakter.'])
  expect(plainMessage('{count}')).toEqual([['count']])
  expect(plainMessage('Kaydet')).toEqual(['Kaydet'])
})
