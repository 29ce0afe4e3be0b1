import type { MenuItem } from '#api/contract/content/menus.ts'
import {
  addressFits,
  contentRequired,
  footerFew,
  footerFlat,
  iconsFew,
  levelsFollow,
  locationRequired,
  type MenuFacts,
  notTooDeep,
  notUnderItself,
  somewhereToGo,
  targetChosen,
} from '#api/rules/content/menus.ts'
import { examples } from '#tests/rules/examples.ts'

const one: MenuItem = {
  level: 1,
  translations: [{ language_id: 175, name: 'Hakkımızda' }],
  link: 'address',
  target_id: 0,
  url: '/hakkimizda',
  icon: '',
}
const levels = (location: MenuFacts['location'], ...all: number[]): MenuFacts => ({
  location,
  items: all.map((level) => ({ ...one, level })),
})
const items = (...all: Partial<MenuItem>[]): MenuFacts => ({
  location: 'header',
  items: all.map((changes) => ({ ...one, ...changes })),
})
const address = (url: string) => items({ url })
const stars = (count: number) => items(...Array.from({ length: count }, () => ({ icon: 'star' as const })))

export default [
  examples(contentRequired, {
    holds: [{ of: 'R114', when: 'one item', facts: levels('header', 1) }],
    refuses: [{ of: 'R114', when: 'no item', facts: levels('header'), at: ['items'] }],
  }),
  examples(locationRequired, {
    holds: [{ of: 'R115', when: 'it is shown in the footer', facts: levels('footer', 1) }],
    refuses: [{ of: 'R115', when: 'it is shown nowhere', facts: levels('', 1), at: ['location'] }],
  }),
  examples(notTooDeep, {
    holds: [{ of: 'R116', when: 'three levels', facts: levels('header', 1, 2, 3, 3, 2) }],
    refuses: [{ of: 'R116', when: 'a fourth', facts: levels('header', 1, 2, 3, 4), at: ['items.3.level'] }],
  }),
  examples(footerFew, {
    holds: [
      { of: 'R117', when: 'five items in the footer', facts: levels('footer', 1, 1, 1, 1, 1) },
      { of: 'own', when: 'six elsewhere', facts: levels('mobile', 1, 1, 1, 1, 1, 1) },
    ],
    refuses: [{ of: 'R117', when: 'six in the footer', facts: levels('footer', 1, 1, 1, 1, 1, 1), at: ['items'] }],
  }),
  examples(footerFlat, {
    holds: [
      { of: 'R118', when: 'a footer menu of one level', facts: levels('footer', 1, 1) },
      { of: 'own', when: 'two levels elsewhere', facts: levels('header', 1, 2) },
    ],
    refuses: [
      {
        of: 'R118',
        when: 'a menu with levels became a footer menu',
        facts: levels('footer', 1, 2, 3, 1),
        at: ['items.1.level', 'items.2.level'],
      },
    ],
  }),
  examples(iconsFew, {
    holds: [{ of: 'R119', when: 'five icons', facts: stars(5) }],
    refuses: [{ of: 'R119', when: 'six', facts: stars(6), at: ['items.5.icon'] }],
  }),
  examples(levelsFollow, {
    holds: [{ of: 'own', when: 'each right below another', facts: levels('header', 1, 2, 3, 1, 2) }],
    refuses: [
      { of: 'own', when: 'the first below nothing', facts: levels('header', 2), at: ['items.0.level'] },
      { of: 'own', when: 'two levels at once', facts: levels('header', 1, 3), at: ['items.1.level'] },
      { of: 'own', when: 'above the top', facts: levels('header', 1, 0), at: ['items.1.level'] },
    ],
  }),
  examples(targetChosen, {
    holds: [
      { of: 'own', when: 'a category was chosen', facts: items({ link: 'category', target_id: 7 }) },
      { of: 'own', when: 'it only stands above others', facts: items({ link: 'none' }) },
    ],
    refuses: [{ of: 'own', when: 'no page was chosen', facts: items({}, { link: 'page' }), at: ['items.1.target_id'] }],
  }),
  examples(addressFits, {
    holds: [
      { of: 'own', when: 'a path of the shop', facts: address('/kampanya?yil=2026#yaz') },
      { of: 'own', when: 'another site', facts: address(' https://blog.magaza.com ') },
      { of: 'own', when: 'the link is no address', facts: items({ link: 'none', url: '' }) },
    ],
    refuses: [
      { of: 'own', when: 'nothing', facts: address(''), at: ['items.0.url'] },
      { of: 'own', when: 'a program', facts: address('javascript:alert(1)'), at: ['items.0.url'] },
      { of: 'own', when: 'another site that looks like a path', facts: address('//kotu.test'), at: ['items.0.url'] },
      { of: 'own', when: 'the same with a backslash', facts: address('/\\kotu.test'), at: ['items.0.url'] },
      { of: 'own', when: 'a word', facts: address('kampanya'), at: ['items.0.url'] },
    ],
  }),
  examples(notUnderItself, {
    holds: [{ of: 'own', when: 'it goes below another', facts: { at: 2, above: [1, 0] } }],
    refuses: [{ of: 'own', when: 'it goes below what lies below it', facts: { at: 0, above: [1, 0] } }],
  }),
  examples(somewhereToGo, {
    holds: [{ of: 'own', when: 'there is a place', facts: { place: true } }],
    refuses: [{ of: 'own', when: 'it is the first already', facts: { place: false } }],
  }),
]
