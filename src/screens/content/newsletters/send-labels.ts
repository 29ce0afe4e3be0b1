import type { Says } from '#api/rules/platform/rule.ts'

/** What the fields of a sending are called. */
export const sendLabels = {
  newsletter_id: /*i18n*/ { id: 'newsletters.which', message: 'Hangi bülten' },
  group_id: /*i18n*/ { id: 'newsletters.whom', message: 'Kime' },
  when: /*i18n*/ { id: 'newsletters.when', message: 'Ne zaman' },
  planned_for: /*i18n*/ { id: 'newsletters.day', message: 'Gün' },
} as const satisfies Readonly<Record<string, Says>>
