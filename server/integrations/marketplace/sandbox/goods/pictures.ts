import sharp from 'sharp'
import { thumbnailSizes } from '#api/contract/platform/files.ts'
import type { Picture } from '#server/platform/files/picture.ts'
import type { Drawing } from './goods.types.ts'

/** Shapes on a 400 × 400 ground. `c` is the colour, `d` a darker and `l` a lighter one of it. */
type Shape = (c: string, d: string, l: string) => string

const shapes: Record<Drawing, Shape> = {
  dress: (c, d, l) =>
    `<path d="M160 80 q40 26 80 0 l18 70 -22 18 54 152 q-90 34 -180 0 l54 -152 -22 -18z" fill="${c}"/><path d="M164 168 h72" stroke="${d}" stroke-width="7"/><path d="M180 190 l-24 126 M220 190 l24 126 M200 190 v132" stroke="${d}" stroke-width="2" opacity=".45"/><path d="M172 88 q28 18 56 0" stroke="${l}" stroke-width="4" fill="none"/>`,
  shirt: (c, d, l) =>
    `<path d="M150 92 l-74 44 26 62 34 -14 v132 h128 v-132 l34 14 26 -62 -74 -44 q-50 44 -100 0z" fill="${c}"/><path d="M150 92 q50 44 100 0 l-18 34 -32 -10 -32 10z" fill="${l}"/><path d="M200 122 v194" stroke="${d}" stroke-width="2.5"/><g fill="${d}"><circle cx="207" cy="160" r="4"/><circle cx="207" cy="204" r="4"/><circle cx="207" cy="248" r="4"/></g>`,
  trousers: (c, d, l) =>
    `<path d="M146 76 h108 l22 250 h-56 l-20 -168 -20 168 h-56z" fill="${c}"/><path d="M144 96 h112" stroke="${d}" stroke-width="6"/><path d="M200 98 v60 M158 110 q-2 24 -16 30 M242 110 q2 24 16 30" stroke="${l}" stroke-width="3" fill="none"/>`,
  coat: (c, d, l) =>
    `<path d="M152 74 l-78 40 22 140 40 -6 v86 h128 v-86 l40 6 22 -140 -78 -40 -48 20z" fill="${c}"/><path d="M152 74 l48 66 48 -66 -48 20z" fill="${l}"/><path d="M200 140 v194" stroke="${d}" stroke-width="3"/><g fill="${d}"><circle cx="212" cy="176" r="6"/><circle cx="212" cy="226" r="6"/></g><path d="M148 262 h34 M218 262 h34" stroke="${d}" stroke-width="5"/>`,
  shoe: (c, d, l) =>
    `<path d="M70 246 q-6 -76 18 -110 q36 40 78 34 q34 50 110 60 q52 8 56 40 v18 h-262z" fill="${c}"/><path d="M68 270 h266 v20 q0 10 -12 10 h-242 q-12 0 -12 -10z" fill="${d}"/><path d="M172 176 l-22 26 M194 194 l-20 26 M218 208 l-18 26" stroke="${l}" stroke-width="6"/>`,
  textile: (c, d, l) =>
    `<rect x="84" y="112" width="232" height="68" rx="12" fill="${l}"/><rect x="84" y="168" width="232" height="68" rx="12" fill="${c}"/><rect x="84" y="224" width="232" height="76" rx="12" fill="${d}"/><path d="M104 202 l14 -14 14 14 14 -14 14 14 14 -14 14 14 14 -14 14 14 14 -14 14 14 14 -14 14 14" stroke="${l}" stroke-width="4" fill="none"/>`,
  lamp: (c, d, l) =>
    `<path d="M146 84 h108 l40 108 h-188z" fill="${c}"/><path d="M106 192 h188 l-10 14 h-168z" fill="${l}"/><rect x="194" y="204" width="12" height="92" fill="${d}"/><path d="M142 316 q58 -40 116 0z" fill="${d}"/>`,
  pot: (c, d, l) =>
    `<path d="M98 176 h204 v88 q0 52 -52 52 h-100 q-52 0 -52 -52z" fill="${c}"/><path d="M84 160 h232 v18 h-232z" fill="${d}"/><path d="M118 160 q82 -74 164 0z" fill="${l}"/><circle cx="200" cy="116" r="12" fill="${d}"/><path d="M98 204 h-30 v26 h30 M302 204 h30 v26 h-30" stroke="${d}" stroke-width="12" fill="none"/>`,
  plate: (c, d, l) =>
    `<circle cx="200" cy="200" r="128" fill="${c}"/><circle cx="200" cy="200" r="100" fill="${l}"/><circle cx="200" cy="200" r="74" fill="none" stroke="${d}" stroke-width="3" stroke-dasharray="14 10"/><path d="M200 158 q22 22 0 44 q-22 -22 0 -44z M200 242 q-22 -22 0 -44 q22 22 0 44z M158 200 q22 -22 44 0 q-22 22 -44 0z M242 200 q-22 22 -44 0 q22 -22 44 0z" fill="${c}"/>`,
  cup: (c, d, l) =>
    `<path d="M122 124 h140 l-14 136 q-2 24 -26 24 h-60 q-24 0 -26 -24z" fill="${c}"/><path d="M258 150 q64 -4 52 50 q-8 36 -58 34" fill="none" stroke="${c}" stroke-width="16"/><ellipse cx="192" cy="124" rx="70" ry="15" fill="${l}"/><ellipse cx="192" cy="308" rx="104" ry="16" fill="${d}"/><path d="M140 190 q52 26 106 0" stroke="${l}" stroke-width="5" fill="none"/>`,
  book: (c, d, l) =>
    `<rect x="112" y="74" width="176" height="252" rx="8" fill="${d}"/><rect x="120" y="70" width="176" height="252" rx="8" fill="${c}"/><rect x="120" y="70" width="26" height="252" fill="${d}" opacity=".55"/><rect x="172" y="124" width="96" height="54" rx="4" fill="${l}"/><path d="M184 144 h72 M184 160 h48" stroke="${d}" stroke-width="4"/><rect x="262" y="70" width="9" height="252" fill="${d}"/>`,
  pen: (c, d, l) =>
    `<g transform="rotate(38 200 200)"><rect x="184" y="62" width="32" height="200" rx="10" fill="${c}"/><rect x="184" y="150" width="32" height="10" fill="${l}"/><path d="M184 262 h32 l-12 56 h-8z" fill="${d}"/><rect x="214" y="78" width="8" height="84" rx="4" fill="${l}"/></g>`,
  jar: (c, d, l) =>
    `<rect x="128" y="84" width="144" height="40" rx="8" fill="${d}"/><path d="M138 124 h124 q22 16 22 44 v114 q0 38 -38 38 h-92 q-38 0 -38 -38 v-114 q0 -28 22 -44z" fill="${c}"/><rect x="140" y="190" width="120" height="84" rx="6" fill="${l}"/><path d="M200 204 q18 18 0 36 q-18 -18 0 -36z M164 254 h72" fill="${d}" stroke="${d}" stroke-width="4"/>`,
  gift: (c, d, l) =>
    `<rect x="104" y="160" width="192" height="156" rx="8" fill="${c}"/><rect x="92" y="132" width="216" height="46" rx="8" fill="${d}"/><rect x="184" y="132" width="32" height="184" fill="${l}"/><path d="M200 132 q-60 -8 -56 -44 q30 -18 56 44 q26 -62 56 -44 q4 36 -56 44z" fill="${l}"/>`,
}

export const drawings = Object.keys(shapes) as Drawing[]

const side = 600
const drawn = new Map<string, Promise<Picture>>()

/** A drawn product picture with its small forms. The same drawing in the same colour is drawn once. */
export function drawPicture(drawing: Drawing, colour: string): Promise<Picture> {
  const key = `${drawing} ${colour}`
  const known = drawn.get(key) ?? draw(drawing, colour)
  drawn.set(key, known)
  return known
}

async function draw(drawing: Drawing, colour: string): Promise<Picture> {
  const ground = mixed(colour === '#f4f1ea' ? '#b8ad98' : colour, '#ffffff', 0.88)
  const shape = shapes[drawing](colour, mixed(colour, '#000000', 0.28), mixed(colour, '#ffffff', 0.42))
  return encoded(
    `<rect width="400" height="400" fill="${ground}"/><ellipse cx="200" cy="338" rx="118" ry="12" fill="#000" opacity=".07"/><g stroke-linecap="round" stroke-linejoin="round">${shape}</g>`,
  )
}

/** A brand's logo: its first letter in a mark of its own colour. */
export function drawLogo(name: string, colour: string): Promise<Picture> {
  const dark = mixed(colour, '#000000', 0.25)
  return encoded(
    `<rect width="400" height="400" fill="${mixed(colour, '#ffffff', 0.9)}"/><rect x="70" y="70" width="260" height="260" rx="130" fill="${colour}"/><path d="M70 200 a130 130 0 0 0 260 0z" fill="${dark}" opacity=".35"/><text x="200" y="252" font-family="sans-serif" font-size="150" font-weight="600" text-anchor="middle" fill="#fff">${[...name][0]}</text>`,
  )
}

async function encoded(shapes: string): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${side}" height="${side}">${shapes}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  const sized = (width: number) => sharp(data, { raw }).resize(width).webp({ quality: 82, effort: 0 }).toBuffer()
  const [bytes, ...small] = await Promise.all([sized(side), ...thumbnailSizes.map(sized)])
  return {
    content: 'webp',
    bytes,
    width: side,
    height: side,
    thumbnails: thumbnailSizes.flatMap((size, at) => (small[at] ? [{ size, bytes: small[at] }] : [])),
  }
}

function mixed(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mix = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
