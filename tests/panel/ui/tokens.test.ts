import { readFileSync } from 'node:fs'
import {
  amber,
  amberDark,
  grass,
  grassDark,
  iris,
  irisDark,
  slate,
  slateA,
  slateDark,
  slateDarkA,
  tomato,
  tomatoDark,
} from '@radix-ui/colors'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync('src/ui/tokens.css', 'utf8')
const tokens = Object.fromEntries(
  [...css.matchAll(/^ {2}--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w{6}));$/gm)].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }],
  ),
)
const of = (name: string, theme: Theme) => tokens[name]?.[theme] ?? `no token ${name}`

describe('the tokens are steps of Radix Colors', () => {
  const scales = [
    slate,
    slateDark,
    slateA,
    slateDarkA,
    iris,
    irisDark,
    grass,
    grassDark,
    amber,
    amberDark,
    tomato,
    tomatoDark,
  ]
  const steps = new Set(['#ffffff', ...scales.flatMap((scale) => Object.values(scale))])
  // The veil over the page is ink with a share of nothing, and is no colour of the scales.
  it.each(Object.keys(tokens).filter((name) => name !== 'veil'))('%s', (name) => {
    expect(steps).toContain(of(name, 'light'))
    expect(steps).toContain(of(name, 'dark'))
  })
})

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const grounds = ['ground', 'bar', 'surface', 'floating']
  it.each(
    ['text', 'text-soft', 'accent-text', 'tomato-text'].flatMap((words) => grounds.map((ground) => [words, ground])),
  )('words: %s on %s is at least 4.5', (words, ground) =>
    expect(contrast(of(words, theme), of(ground, theme))).toBeGreaterThanOrEqual(4.5),
  )

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'danger'],
    ['on-amber', 'amber-solid'],
    ['text', 'slate-soft'],
    ['text-soft', 'slate-soft'],
    ['accent-text', 'accent-soft'],
    ['text', 'accent-soft'],
    ['grass-deep', 'grass-soft'],
    ['amber-deep', 'amber-soft'],
    ['tomato-deep', 'tomato-soft'],
  ])('words: %s on %s is at least 4.5', (words, ground) =>
    expect(contrast(of(words, theme), of(ground, theme))).toBeGreaterThanOrEqual(4.5),
  )

  it.each(
    ['line-control', 'focus', 'grass-text', 'amber-mark', 'tomato-solid'].flatMap((mark) =>
      grounds.slice(0, 3).map((ground) => [mark, ground]),
    ),
  )('marks: %s on %s is at least 3', (mark, ground) =>
    expect(contrast(of(mark, theme), of(ground, theme))).toBeGreaterThanOrEqual(3),
  )
})

/** The contrast ratio of WCAG 2 between two colours written `#rrggbb`. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
