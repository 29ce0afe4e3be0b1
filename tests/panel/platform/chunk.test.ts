import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkFailed, loadChunk } from '#screens/platform/frame/chunk.ts'

describe('a part of the panel', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('R198 accept: may take 119 seconds', async () => {
    const loaded = loadChunk(() => new Promise((done) => setTimeout(() => done('screen'), 119_000)))
    await vi.advanceTimersByTimeAsync(119_000)
    expect(await loaded).toBe('screen')
  })

  test('R198 reject: is given up after 120 seconds', async () => {
    const loaded = loadChunk(() => new Promise(() => {})).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(await Promise.race([loaded, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await loaded).toBeInstanceOf(ChunkFailed)
  })

  test('R198 reject: that is missing is told at once', async () => {
    expect(
      await loadChunk(() => Promise.reject(new TypeError('404'))).catch((thrown: unknown) => thrown),
    ).toBeInstanceOf(ChunkFailed)
  })
})
