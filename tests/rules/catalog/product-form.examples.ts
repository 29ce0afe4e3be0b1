import { attributesKnown, uploadsDone } from '#api/rules/catalog/product-form.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(attributesKnown, {
    holds: [{ of: 'R44', when: 'the attributes of the main category are there', facts: { known: true } }],
    refuses: [{ of: 'R44', when: 'they are still on their way', facts: { known: false }, at: ['attributes'] }],
  }),
  examples(uploadsDone, {
    holds: [{ of: 'R38', when: 'no picture is on its way', facts: { uploading: [] } }],
    refuses: [
      {
        of: 'R38',
        when: 'a picture of the second variant is being uploaded',
        facts: { uploading: [1] },
        at: ['variants.1.images'],
      },
    ],
  }),
]
