import { serverRule } from '#api/rules/platform/rule.ts'

/** Nobody of the shop has this e-mail and this password; which of both is wrong is told to nobody. */
export const approverKnown = serverRule(
  /*i18n*/ { id: 'approval.not_known', message: 'Bu e-posta ve parola bu mağazada tam yetkili bir kişinin değil.' },
  [],
)

/** An approval is used once, by whoever it was given to. */
export const approvalStands = serverRule(
  /*i18n*/ { id: 'approval.used', message: 'Bu onay kullanılmış ya da geçerli değil: yeniden onay alın.' },
  [],
)
