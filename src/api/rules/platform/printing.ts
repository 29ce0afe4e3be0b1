import { type Rule, rule } from './rule.ts'

/** Facts: whether the browser let the window of what is printed open. */
export const windowOpened: Rule<{ opened: boolean }> = rule(
  /*i18n*/ {
    id: 'app.popup_blocked',
    message: 'Tarayıcı yazdırma penceresini engelledi. Açılır pencerelere izin verin.',
  },
  'R221',
  ({ opened }) => opened,
)
