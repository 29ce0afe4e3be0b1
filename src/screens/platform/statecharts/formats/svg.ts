import {
  amber,
  amberDark,
  grass,
  grassDark,
  iris,
  irisDark,
  slate,
  slateDark,
  tomato,
  tomatoDark,
} from '@radix-ui/colors'
import type { Picture } from '#machines/platform/picture.types.ts'
import { type Shape, shapesOf } from '../shapes.ts'
import { escaped } from './xml.ts'

/** A picture as an SVG file that stands by itself, in light and in dark. */
export function svgOf(picture: Picture, title: string, language: string): string {
  return svgWith(
    `svg{${variables(light)}}@media(prefers-color-scheme:dark){svg{${variables(dark)}}}${parts}`,
    picture,
    title,
    language,
  )
}

/** The same in light alone and with plain colours, for what makes a PNG of it and knows no variables. */
export function plainSvgOf(picture: Picture, title: string, language: string): string {
  const style = parts.replace(/var\(--(\w+)\)/g, (_, name: keyof typeof light) => light[name])
  return svgWith(style, picture, title, language)
}

function svgWith(style: string, picture: Picture, title: string, language: string): string {
  const { width, height } = picture
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" lang="${language}" role="img" aria-label="${escaped(title)}">`,
    `<style>${style}</style>`,
    `<rect width="${width}" height="${height}" data-part="ground"/>`,
    ...shapesOf(picture).map(textOf),
    '</svg>',
    '',
  ].join('\n')
}

function textOf({ tag, props, children = [] }: Shape): string {
  const attributes = Object.entries(props).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : textOf(child)))
  return inside.length > 0
    ? `<${tag}${attributes.join('')}>${inside.join('')}</${tag}>`
    : `<${tag}${attributes.join('')}/>`
}

const light = {
  ground: slate.slate1,
  box: '#ffffff',
  line: slate.slate7,
  faint: slate.slate6,
  text: slate.slate12,
  soft: slate.slate11,
  way: slate.slate9,
  accent: iris.iris9,
  busy: iris.iris3,
  rule: amber.amber12,
  mark: amber.amber9,
  failure: tomato.tomato9,
  success: grass.grass9,
}

const dark: typeof light = {
  ground: slateDark.slate1,
  box: slateDark.slate2,
  line: slateDark.slate7,
  faint: slateDark.slate5,
  text: slateDark.slate12,
  soft: slateDark.slate11,
  way: slateDark.slate9,
  accent: irisDark.iris9,
  busy: irisDark.iris3,
  rule: amberDark.amber11,
  mark: amberDark.amber9,
  failure: tomatoDark.tomato9,
  success: grassDark.grass9,
}

/** How the parts of a picture look; the panel's PictureView.module.css says the same with its own colours. */
const parts = `
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:11px;fill:var(--text)}
[data-part=ground]{fill:var(--ground)}
[data-part=box],[data-part=inner]{fill:var(--box);stroke:var(--line);stroke-width:1}
[data-part=inner]{fill:none}
[data-kind=machine]>[data-part=box]{fill:var(--ground);stroke:var(--faint)}
[data-kind=group]>[data-part=box]{fill:var(--ground)}
[data-kind=region]>[data-part=box]{fill:var(--ground);stroke-dasharray:5 4}
[data-busy=yes]>[data-part=box]{fill:var(--busy)}
[data-part=title]{font-size:13px;font-weight:600}
[data-kind=state]>[data-part=title],[data-kind=final]>[data-part=title],[data-kind=closed]>[data-part=title]{text-anchor:middle}
[data-kind=closed]>[data-part=box]{stroke-width:3}
[data-part=words]:not([data-kind=state]):not([data-kind=final]):not([data-kind=closed])>text{paint-order:stroke;stroke:var(--ground);stroke-width:4px;stroke-linejoin:round}
[data-part=ruled]{stroke:var(--faint);fill:none}
[data-part=line][data-kind=event]{font-size:12px;font-weight:500}
[data-part=line][data-kind=condition],[data-part=line][data-kind=note]{fill:var(--soft)}
[data-part=line][data-kind=rule]{fill:var(--rule)}
[data-part=mark]{fill:var(--mark)}
[data-part=mark][data-kind=condition]{fill:none;stroke:var(--soft)}
[data-part=plate]{fill:var(--ground);opacity:.92}
[data-part=way]{fill:none;stroke:var(--way);stroke-width:1.4}
[data-part=head],[data-part=dot]{fill:var(--way)}
[data-tone=failure]>[data-part=way]{stroke:var(--failure)}
[data-tone=failure]>[data-part=head]{fill:var(--failure)}
[data-tone=success]>[data-part=way]{stroke:var(--success)}
[data-tone=success]>[data-part=head]{fill:var(--success)}
[data-tone=time]>[data-part=way]{stroke-dasharray:2 4}
`.replaceAll('\n', '')

function variables(colours: typeof light): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}
