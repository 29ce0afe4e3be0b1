import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

/** What a browser has and jsdom does not: sizes, pointers that are held, and what watches them. */

afterEach(cleanup)

// The files of a worker share libraries and window; each has sources of its own, and leaves no spy behind.
vi.resetModules()
afterAll(() => vi.restoreAllMocks())

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
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) } as typeof CSS

// jsdom draws by an interval, which ends for ever where it began on a clock that a test held; these frames are timers of their own.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)
