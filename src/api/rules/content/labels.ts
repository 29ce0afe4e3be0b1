import type { Symbology } from '#api/contract/content/labels.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** Bars thinner than this, in millimetres, are read by few scanners: three quarters of the standard's nominal width. */
const thinnest = 0.24
/** Bars lower than this are missed by a hand that is not held still. */
const lowest = 5

/** A code as it is to be drawn. */
export interface CodeFacts {
  readonly code: string
  readonly symbology: Exclude<Symbology, 'auto'>
}

/** Whether a code can be drawn as what it is to be: EAN codes with their check digit, Code 128 with what stands on a keyboard, QR with anything. */
export const codeFits: Rule<CodeFacts> = rule(
  /*i18n*/ { id: 'labels.code_unfit', message: '“{code}” bu barkod türünde çizilemez.' },
  [],
  ({ code, symbology }) => fits[symbology](code),
  { about: ({ code }) => ({ code }) },
)

const fits: Readonly<Record<CodeFacts['symbology'], (code: string) => boolean>> = {
  ean13: (code) => /^\d{13}$/.test(code) && checked(code),
  ean8: (code) => /^\d{8}$/.test(code) && checked(code),
  code128: (code) => /^[\x20-\x7e]{1,80}$/.test(code) && code.trim() !== '',
  qr: (code) => code.trim() !== '' && new TextEncoder().encode(code).length <= 300,
}

/** The last digit is the one that the others ask for. */
function checked(code: string): boolean {
  const sum = [...code].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** What a code is drawn as where the label leaves it to the code. */
export function symbologyFor(code: string): CodeFacts['symbology'] {
  return (['ean13', 'ean8'] as const).find((one) => fits[one](code)) ?? 'code128'
}

/** How finely a code is printed. */
interface PrintedFacts {
  readonly code: string
  /** Dots of its thinnest bar, and how wide that is, in millimetres. */
  readonly dots: number
  readonly module: number
  /** How high its bars are, in millimetres; of a QR nothing. */
  readonly height: number | null
}

/** The thinnest bar is wide enough for scanners, with the empty space that they look for beside the code. */
export const barsWideEnough: Rule<PrintedFacts> = rule(
  /*i18n*/ {
    id: 'labels.bars_too_thin',
    message:
      '“{code}” bu genişlikte okunmaz: çizgileri çok ince kalır. Barkodu genişletin ya da daha kısa bir kod seçin.',
  },
  [],
  ({ dots, module }) => dots >= 2 && module >= thinnest,
  { about: ({ code }) => ({ code }) },
)

export const barsHighEnough: Rule<PrintedFacts> = rule(
  /*i18n*/ { id: 'labels.bars_too_low', message: '“{code}” barkodu en az {least} mm yüksek olmalıdır.' },
  [],
  ({ height }) => height === null || height >= lowest,
  { about: ({ code }) => ({ code, least: lowest }) },
)

/** Facts: how many steps of a drawing can be taken back, and taken again. */
export const somethingToUndo: Rule<{ past: number }> = rule(
  /*i18n*/ { id: 'label_designer.nothing_to_undo', message: 'Geri alınacak bir değişiklik yok.' },
  [],
  ({ past }) => past > 0,
)

export const somethingToRedo: Rule<{ future: number }> = rule(
  /*i18n*/ { id: 'label_designer.nothing_to_redo', message: 'Yinelenecek bir değişiklik yok.' },
  [],
  ({ future }) => future > 0,
)
