/** Where the server hands out the sandbox bank. */
export const bankPath = '/sandbox-bank'

/** As whom every shop that tries things out is known there. It pays with no money, so that its key need not be hidden. */
export const sandboxMerchant = { merchant: 'deneme', key: 'deneme-bankasi' } as const
