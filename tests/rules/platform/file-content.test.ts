import { describe, expect, test } from 'vitest'
import { contentOf } from '#api/rules/platform/file-content.ts'
import { avif, ico, jpg, png, webp, wrong } from '#tests/pictures.ts'

describe('what the bytes are', () => {
  test('R99 accept: every picture is known by its bytes', async () => {
    const bytes = [await jpg(), await png(), await webp(), await avif(), ico()]
    expect(bytes.map(contentOf)).toEqual(['jpg', 'png', 'webp', 'avif', 'ico'])
  })

  test('an AVIF that names its brand only among the others is known', () => {
    const head = Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'latin1')
    expect(contentOf(head)).toBe('avif')
  })

  test('a brand beyond its box does not count', () => {
    const head = Buffer.from('\0\0\0\x14ftypheic\0\0\0\0mif1avif', 'latin1')
    expect(contentOf(head)).toBeNull()
  })

  test.each(Object.entries(wrong))('R97 reject: %s is no picture of ours', (_, bytes) => {
    expect(contentOf(bytes)).toBeNull()
  })

  test.each([0, 1, 3, 5, 11])('%i bytes are nothing yet', async (length) => {
    expect(contentOf((await webp()).subarray(0, length))).toBeNull()
  })
})
