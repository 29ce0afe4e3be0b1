/** The steps of a match that need no product to be chosen, in the order of their buttons. */
export const steps = [
  { type: 'RELEASE', says: /*i18n*/ { id: 'matches.release', message: 'Kararı geri al' } },
  { type: 'REFUSE', says: /*i18n*/ { id: 'matches.refuse', message: 'Reddet' } },
  { type: 'ACCEPT', says: /*i18n*/ { id: 'matches.accept', message: 'Onayla' } },
] as const
