import { choice, status, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { type frequencies, isClockTime, type weekdays } from '#api/rules/settings/crons.ts'
import { cronKinds } from './cron-kinds.ts'

export const frequencySays: Readonly<Record<(typeof frequencies)[number], Says>> = {
  '3h': /*i18n*/ { id: 'crons.every_3h', message: '3 saatte bir' },
  daily: /*i18n*/ { id: 'crons.daily', message: 'Her gün' },
  weekly: /*i18n*/ { id: 'crons.weekly', message: 'Haftada bir' },
}

const weekdaySays: Readonly<Record<(typeof weekdays)[number], Says>> = {
  mon: /*i18n*/ { id: 'crons.mon', message: 'Pazartesi' },
  tue: /*i18n*/ { id: 'crons.tue', message: 'Salı' },
  wed: /*i18n*/ { id: 'crons.wed', message: 'Çarşamba' },
  thu: /*i18n*/ { id: 'crons.thu', message: 'Perşembe' },
  fri: /*i18n*/ { id: 'crons.fri', message: 'Cuma' },
  sat: /*i18n*/ { id: 'crons.sat', message: 'Cumartesi' },
  sun: /*i18n*/ { id: 'crons.sun', message: 'Pazar' },
}

const choicesOf = (words: Readonly<Record<string, Says>>) =>
  Object.entries(words).map(([value, says]) => ({ value, says }))

/** What runs by itself, and when, by the clock of the shop (R237). One is switched off, and never deleted. */
export const crons = resource({
  name: 'crons',
  title: /*i18n*/ { id: 'crons.title', message: 'Otomatik güncellemeler' },
  one: /*i18n*/ { id: 'crons.one', message: 'Otomatik güncelleme' },
  menu: 'shop',
  codes: family(2600, { view: 2600, add: 2603 }),
  acts: ['list', 'view', 'add', 'edit'],
  stays: true,
  list: 'settings/crons/CronList',
  opens: 'settings/crons/CronPage',
  naming: 'title',
  repeats: true,
  fields: {
    title: text({
      label: /*i18n*/ { id: 'crons.name', message: 'Ad' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    kind: choice({
      label: /*i18n*/ { id: 'crons.kind', message: 'Ne çalışır' },
      required: true,
      listed: true,
      choices: Object.entries(cronKinds).map(([value, { says }]) => ({ value, says })),
    }),
    frequency: choice({
      label: /*i18n*/ { id: 'crons.frequency', message: 'Sıklık' },
      required: true,
      initial: 'daily',
      listed: true,
      choices: choicesOf(frequencySays),
    }),
    weekday: choice({
      label: /*i18n*/ { id: 'crons.weekday', message: 'Gün' },
      required: true,
      initial: 'mon',
      when: { field: 'frequency', is: ['weekly'] },
      choices: choicesOf(weekdaySays),
    }),
    at: text({
      label: /*i18n*/ { id: 'crons.at', message: 'Saat' },
      hint: /*i18n*/ { id: 'crons.at_hint', message: 'Mağazanın saatiyle, 16:30 gibi.' },
      required: true,
      initial: '09:00',
      max: 5,
      rules: [isClockTime],
      when: { field: 'frequency', is: ['daily', 'weekly'] },
    }),
    status: status({ listed: true }),
  },
})
