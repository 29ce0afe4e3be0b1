import {
  barsHighEnough,
  barsWideEnough,
  codeFits,
  somethingToRedo,
  somethingToUndo,
} from '#api/rules/content/labels.ts'
import { examples } from '#tests/rules/examples.ts'

const ean = '8690504012344'
const printed = { code: ean, dots: 2, module: 0.25, height: 12 }

export default [
  examples(codeFits, {
    holds: [
      { of: 'own', when: 'EAN-13 with its check digit', facts: { code: '4006381333931', symbology: 'ean13' } },
      { of: 'own', when: 'EAN-8 with its check digit', facts: { code: '96385074', symbology: 'ean8' } },
      { of: 'own', when: 'a stock code as Code 128', facts: { code: 'ELB-001/M', symbology: 'code128' } },
      { of: 'own', when: 'Turkish letters in a QR', facts: { code: 'Şık İğne Oyası', symbology: 'qr' } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'a wrong check digit',
        facts: { code: '4006381333932', symbology: 'ean13' },
        about: { code: '4006381333932' },
      },
      { of: 'own', when: 'a digit too few', facts: { code: '400638133393', symbology: 'ean13' } },
      { of: 'own', when: 'EAN-8 that is none', facts: { code: '96385075', symbology: 'ean8' } },
      { of: 'own', when: 'letters that Code 128 does not know', facts: { code: 'ŞAL-1', symbology: 'code128' } },
      { of: 'own', when: 'nothing', facts: { code: ' ', symbology: 'code128' } },
      { of: 'own', when: 'an empty QR', facts: { code: '', symbology: 'qr' } },
      { of: 'own', when: 'more than a QR of a label holds', facts: { code: 'ş'.repeat(151), symbology: 'qr' } },
    ],
  }),
  examples(barsWideEnough, {
    holds: [
      { of: 'own', when: 'two dots of a printer of 203 dpi', facts: printed },
      { of: 'own', when: 'three dots of one of 300 dpi', facts: { ...printed, dots: 3, module: 0.25 } },
    ],
    refuses: [
      { of: 'own', when: 'one dot', facts: { ...printed, dots: 1, module: 0.25 }, about: { code: ean } },
      { of: 'own', when: 'two dots that are too fine', facts: { ...printed, module: 0.166 } },
    ],
  }),
  examples(barsHighEnough, {
    holds: [
      { of: 'own', when: 'as low as may be', facts: { ...printed, height: 5 } },
      { of: 'own', when: 'a QR has no bars', facts: { ...printed, height: null } },
    ],
    refuses: [
      { of: 'own', when: 'lower than that', facts: { ...printed, height: 4.9 }, about: { code: ean, least: 5 } },
    ],
  }),
  examples(somethingToUndo, {
    holds: [{ of: 'own', when: 'one step', facts: { past: 1 } }],
    refuses: [{ of: 'own', when: 'none', facts: { past: 0 } }],
  }),
  examples(somethingToRedo, {
    holds: [{ of: 'own', when: 'one step that was taken back', facts: { future: 1 } }],
    refuses: [{ of: 'own', when: 'none', facts: { future: 0 } }],
  }),
]
