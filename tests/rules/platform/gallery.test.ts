import { describe, expect, test } from 'vitest'
import { type Image, imageTypes } from '#api/contract/platform/images.ts'
import {
  addImages,
  deleteImage,
  frontOf,
  moveImage,
  restoreImage,
  setImageStatus,
  setImageType,
  shownImages,
} from '#api/rules/platform/gallery.ts'

const { normal, front, back, sample } = imageTypes
const image = (name: string, over: Partial<Image> = {}): Image => ({
  image: name,
  type: normal,
  status: 1,
  deleted: 0,
  ...over,
})
const told = (images: readonly Image[]) => shownImages(images).map(({ image: name, type }) => `${name}${type}`)
const abc = [image('a', { type: front }), image('b'), image('c')]

describe('R17: order', () => {
  test('R17 accept: C moved to the front', () => {
    expect(told(moveImage(abc, 2, 0))).toEqual(['c0', 'a1', 'b0'])
  })

  test('R17 accept: A moved behind B', () => {
    expect(told(moveImage(abc, 0, 1))).toEqual(['b0', 'a1', 'c0'])
  })

  test.each([
    [2, 3],
    [3, 0],
    [-1, 0],
  ])('R17 reject: from %i to %i changes nothing', (from, to) => {
    expect(moveImage(abc, from, to)).toEqual(abc)
  })

  test('a deleted image keeps its place and is not counted', () => {
    const [a, , c] = abc
    const moved = moveImage([a, image('gone', { deleted: 1 }), c] as Image[], 1, 0)
    expect(moved.map((one) => one.image)).toEqual(['c', 'gone', 'a'])
  })
})

describe('R45: one front image', () => {
  test('R45 accept: front on B turns A normal', () => {
    expect(told(setImageType(abc, 1, front))).toEqual(['a0', 'b1', 'c0'])
  })

  test('R45 accept: another type leaves the front alone', () => {
    expect(told(setImageType(abc, 1, back))).toEqual(['a1', 'b2', 'c0'])
    expect(told(setImageType(abc, 2, sample))).toEqual(['a1', 'b0', 'c3'])
  })

  test('R45 accept: the front itself becomes normal, and there is none', () => {
    expect(frontOf(setImageType(abc, 0, normal))).toBeNull()
  })

  test('R45: a deleted front does not count and is not changed', () => {
    const deleted = deleteImage(abc, 0)
    const chosen = setImageType(deleted, 0, front)
    expect(frontOf(chosen)?.image).toBe('b')
    expect(chosen[0]).toMatchObject({ image: 'a', type: front, deleted: 1 })
  })

  test('R45: the front comes back as a normal image when another took its place', () => {
    const replaced = setImageType(deleteImage(abc, 0), 0, front)
    expect(told(restoreImage(replaced, 'a'))).toEqual(['a0', 'b1', 'c0'])
  })
})

describe('R46: the first upload', () => {
  test('R46 accept: of two into an empty gallery the first in drop order is the front', () => {
    expect(told(addImages([], [{ image: 'x' }, { image: 'y' }]))).toEqual(['x1', 'y0'])
  })

  test('R46 accept: a deleted front leaves the place free', () => {
    expect(told(addImages(deleteImage(abc, 0), [{ image: 'x' }]))).toEqual(['b0', 'c0', 'x1'])
  })

  test('R46 reject: where there is a front, what is new is normal', () => {
    expect(told(addImages(abc, [{ image: 'x' }]))).toEqual(['a1', 'b0', 'c0', 'x0'])
  })

  test('a new image is shown in the storefront and knows where it is', () => {
    expect(addImages([], [{ image: 'x', url: '/files/x' }])).toEqual([
      { image: 'x', url: '/files/x', type: front, status: 1, deleted: 0 },
    ])
  })
})

describe('R51: deleting is soft', () => {
  test('R51 accept: the image stays in the list, marked', () => {
    const deleted = deleteImage(abc, 1)
    expect(told(deleted)).toEqual(['a1', 'c0'])
    expect(deleted[1]).toEqual(image('b', { deleted: 1 }))
  })

  test('R51: undone, it is where it was', () => {
    expect(restoreImage(deleteImage(abc, 1), 'b')).toEqual(abc)
  })

  test('R51: a front that goes and comes back is the front', () => {
    expect(restoreImage(deleteImage(abc, 0), 'a')).toEqual(abc)
  })

  test('R46: no other image becomes the front by a deletion', () => {
    expect(frontOf(deleteImage(abc, 0))).toBeNull()
  })

  test('indices count what is shown', () => {
    const deleted = deleteImage(abc, 0)
    expect(setImageStatus(deleted, 0, 0).map((one) => one.status)).toEqual([1, 0, 1])
    expect(told(deleteImage(deleted, 0))).toEqual(['c0'])
  })
})

test('nothing is changed in place', () => {
  const before = structuredClone(abc)
  moveImage(abc, 0, 2)
  setImageType(abc, 1, front)
  setImageStatus(abc, 1, 0)
  deleteImage(abc, 1)
  addImages(abc, [{ image: 'x' }])
  expect(abc).toEqual(before)
})
