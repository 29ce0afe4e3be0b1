import type { Release } from '#api/contract/platform/changelogs.ts'
import { release1 } from './releases/1.ts'
import { release2 } from './releases/2.ts'
import { release3 } from './releases/3.ts'

/** What changed in the product, newest first: a file for each release, in the words of those who work with the panel. */
export const releases: readonly Release[] = [release3, release2, release1]
