import { serverRule } from '#api/rules/platform/rule.ts'

/** Labels are printed and menus are drawn by an active one, so that one always is. */
export const oneStaysActive = serverRule(
  /*i18n*/ { id: 'theme.one_active', message: 'En az biri aktif kalmalıdır.' },
  'R59',
)
