import { cleanup, configure, getConfig } from '@testing-library/react'
import react from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { setShopTimeZone } from '#locales/shop-time.ts'
import { chooseTheme } from '#screens/platform/frame/theme.ts'
import { closePanel } from '#screens/platform/wiring/panel.ts'

/** What a browser has and jsdom does not: sizes, pointers that are held, and what watches them. */

afterEach(cleanup)

// The files of a worker share libraries, sources and window; each leaves no panel, no spy and nothing stored behind.
afterAll(() => {
  // It lies in a cookie and on the document.
  chooseTheme('system')
  closePanel()
  setShopTimeZone(undefined)
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

// React remembers of the first ten thousand elements of each second where they were made, for its warnings; that takes a fourteenth of the time.
const inside: object = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {},
  configurable: true,
})

// What is waited for is looked for again at every change: the whole page is written into the error once nobody waits any more.
const withPage = getConfig().getElementError
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : withPage(message, container),
})

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResize
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

// Tables draw the rows that their height has room for: every element is as large as a window.
Object.defineProperty(Element.prototype, 'clientHeight', { get: () => 600, configurable: true })
Object.defineProperty(Element.prototype, 'clientWidth', { get: () => 1000, configurable: true })

Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}
// The editor of texts scrolls to where a range of letters stands.
Range.prototype.getClientRects ??= () => document.body.getClientRects()
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect()
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) } as typeof CSS

// jsdom draws by an interval, which ends for ever where it began on a clock that a test held; these frames are timers of their own.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)
