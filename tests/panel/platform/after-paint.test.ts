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

test('scheduled often, it is done once, after the next frame', () => {
  const { schedule } = afterPaint(done)
  schedule()
  schedule()
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  schedule()
  expect(done).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(done).toHaveBeenCalledTimes(1)
})

test('what comes after it is done again', () => {
  const { schedule } = afterPaint(done)
  schedule()
  vi.runAllTimers()
  schedule()
  vi.runAllTimers()
  expect(done).toHaveBeenCalledTimes(2)
})

test('where no frame comes, it is done all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  afterPaint(done).schedule()
  vi.unstubAllGlobals()
  vi.advanceTimersByTime(100)
  expect(done).toHaveBeenCalledTimes(1)
})

test('whoever cannot wait has it done at once, and once; with nothing scheduled, nothing is done', () => {
  const { schedule, flush } = afterPaint(done)
  flush()
  expect(done).not.toHaveBeenCalled()
  schedule()
  flush()
  expect(done).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(done).toHaveBeenCalledTimes(1)
})
