import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '#screens/platform/after-paint.ts'

/** What nobody looks at is done once the page is painted. */

const done = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  done.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('often asked, it is done once, after the next frame', () => {
  const { ask } = afterPaint(done)
  ask()
  ask()
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  ask()
  expect(done).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(done).toHaveBeenCalledTimes(1)
})

test('what comes after it is done again', () => {
  const { ask } = afterPaint(done)
  ask()
  vi.runAllTimers()
  ask()
  vi.runAllTimers()
  expect(done).toHaveBeenCalledTimes(2)
})

test('where no frame comes, it is done all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  afterPaint(done).ask()
  vi.unstubAllGlobals()
  vi.advanceTimersByTime(100)
  expect(done).toHaveBeenCalledTimes(1)
})

test('whoever cannot wait has it done at once, and once; with nothing asked, nothing is done', () => {
  const { ask, now } = afterPaint(done)
  now()
  expect(done).not.toHaveBeenCalled()
  ask()
  now()
  expect(done).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(done).toHaveBeenCalledTimes(1)
})
