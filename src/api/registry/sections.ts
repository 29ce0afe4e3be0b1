import type { Section } from '#api/resources/platform/section.ts'
import { refunds } from '#api/resources/settings/refunds.ts'

/** Every section of the shop's settings, in the order of the page. */
export const sections = {
  'settings/refunds': refunds,
} as const

export type SectionName = keyof typeof sections

/** The section of that name, or `undefined`. */
export function sectionNamed(name: string): Section | undefined {
  return (sections as unknown as Record<string, Section>)[name]
}
