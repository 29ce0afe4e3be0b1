import { fewTags } from '#api/rules/platform/search-tags.ts'
import { isColourCode } from '#api/rules/platform/values.ts'
import {
  isSellerNumber,
  isSeries,
  isTrackingCode,
  isWebAddress,
  presetQuantities,
  readable,
} from '#api/rules/settings/shop.ts'
import { examples } from '#tests/rules/examples.ts'

const tags = (count: number) => ({ tags: Array.from({ length: count }, (_, at) => ({ tag: `etiket ${at}` })) })
const noColours = { background: '', text: '', button: '', button_text: '' }

const preset = (min_quantity: string, max_quantity: string, step_quantity: string) => ({
  ...{ min_quantity, max_quantity, step_quantity },
})
/** What each of the rules of a product refuses among presets too. */
const refusedPresets: Readonly<Record<string, ReturnType<typeof preset>>> = {
  'validation.min_quantity': preset('0', '8', '2'),
  'validation.min_above_max': preset('10', '8', '2'),
  'validation.min_not_multiple': preset('3', '8', '2'),
}

export default [
  examples(fewTags, {
    holds: [{ of: 'R233', when: 'five tags', facts: tags(5) }],
    refuses: [{ of: 'R233', when: 'six tags', facts: tags(6), at: ['tags'] }],
  }),
  examples(isWebAddress, {
    holds: [
      { of: 'own', when: 'an address with https', facts: 'https://magaza.com' },
      { of: 'own', when: 'one with a path', facts: 'http://magaza.com/tr?x=1' },
    ],
    refuses: [
      { of: 'own', when: 'a bare name', facts: 'magaza.com' },
      { of: 'own', when: 'a program', facts: 'javascript:alert(1)' },
      { of: 'own', when: 'an address with a blank', facts: 'https://ma gaza.com' },
      { of: 'own', when: 'a host without an end', facts: 'https://magaza' },
    ],
  }),
  examples(isColourCode, {
    holds: [{ of: 'own', when: 'six digits', facts: '#1F6feb' }],
    refuses: [
      { of: 'own', when: 'three digits', facts: '#fff' },
      { of: 'own', when: 'a name', facts: 'red' },
    ],
  }),
  examples(isSeries, {
    holds: [{ of: 'own', when: 'three letters', facts: 'KPF' }],
    refuses: [
      { of: 'own', when: 'two letters', facts: 'KP' },
      { of: 'own', when: 'small letters', facts: 'kpf' },
      { of: 'own', when: 'a letter that no series has', facts: 'KPİ' },
    ],
  }),
  examples(isSellerNumber, {
    holds: [
      { of: 'R140', when: 'the ten digits of a firm', facts: '1234567890' },
      { of: 'R141', when: 'the eleven digits of a person', facts: '12345678901' },
    ],
    refuses: [
      { of: 'R140', when: 'nine digits', facts: '123456789' },
      { of: 'R141', when: 'twelve digits', facts: '123456789012' },
      { of: 'R141', when: 'a letter among them', facts: '1234567890A' },
    ],
  }),
  examples(isTrackingCode, {
    holds: [
      { of: 'own', when: 'the code of a measurement', facts: 'G-ABC1234567' },
      { of: 'own', when: 'that of a tag manager', facts: 'GTM-ABC1234' },
    ],
    refuses: [
      { of: 'own', when: 'a program', facts: '<script>alert(1)</script>' },
      { of: 'own', when: 'a name alone', facts: 'analytics' },
    ],
  }),
  examples(readable, {
    holds: [
      { of: 'own', when: 'black on white', facts: { ...noColours, text: '#000000', background: '#ffffff' } },
      {
        of: 'own',
        when: 'the lightest grey on white that can be read',
        facts: { ...noColours, text: '#767676', background: '#ffffff' },
      },
      { of: 'own', when: 'one colour that is left to the theme', facts: { ...noColours, text: '#eeeeee' } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'a grey on white that is lighter',
        facts: { ...noColours, text: '#777777', background: '#ffffff' },
        at: ['text'],
        about: { contrast: '4.5', least: '4.5' },
      },
      {
        of: 'own',
        when: 'a button of one colour with its text',
        facts: { ...noColours, button: '#1f6feb', button_text: '#1f6feb' },
        at: ['button_text'],
        about: { contrast: '1.0', least: '4.5' },
      },
    ],
  }),
  ...presetQuantities.map((rule) =>
    examples(rule, {
      holds: [{ of: 'own', when: 'four to eight in twos', facts: preset('4', '8', '2') }],
      refuses: [
        { of: 'own', when: 'what it refuses of a product', facts: refusedPresets[rule.id] ?? {}, at: ['min_quantity'] },
      ],
    }),
  ),
]
