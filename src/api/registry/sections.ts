import type { Section } from '#api/resources/platform/section.ts'
import { address } from '#api/resources/settings/address.ts'
import { books } from '#api/resources/settings/books.ts'
import { buying } from '#api/resources/settings/buying.ts'
import { identity } from '#api/resources/settings/identity.ts'
import { printing } from '#api/resources/settings/printing.ts'
import { quickProduct } from '#api/resources/settings/quick-product.ts'
import { refunds } from '#api/resources/settings/refunds.ts'
import { regional } from '#api/resources/settings/regional.ts'
import { seller } from '#api/resources/settings/seller.ts'
import { seo } from '#api/resources/settings/seo.ts'
import { social } from '#api/resources/settings/social.ts'
import { storage } from '#api/resources/settings/storage.ts'
import { tables } from '#api/resources/settings/tables.ts'
import { theme } from '#api/resources/settings/theme.ts'
import { tracking } from '#api/resources/settings/tracking.ts'

/** Every section of the shop's settings, in the order of the page. */
export const sections = {
  'settings/identity': identity,
  'settings/address': address,
  'settings/seller': seller,
  'settings/regional': regional,
  'settings/buying': buying,
  'settings/refunds': refunds,
  'settings/books': books,
  'settings/quick-product': quickProduct,
  'settings/printing': printing,
  'settings/tables': tables,
  'settings/storage': storage,
  'settings/seo': seo,
  'settings/social': social,
  'settings/theme': theme,
  'settings/tracking': tracking,
} as const

export type SectionName = keyof typeof sections

/** The section of that name, or `undefined`. */
export function sectionNamed(name: string): Section | undefined {
  return (sections as unknown as Record<string, Section>)[name]
}
