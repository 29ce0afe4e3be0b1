import {
  type Drop,
  fileContent,
  fileCount,
  fileFormat,
  fileSize,
  fileWhole,
  formatsOf,
  maxFileSize,
  storageRoom,
  storedFormat,
} from '#api/rules/platform/files.ts'
import { examples } from '#tests/rules/examples.ts'

const drop = (names: readonly string[], over: Partial<Drop> & { bytes?: number } = {}): Drop => ({
  files: names.map((name) => ({ name, size: over.bytes ?? 1000 })),
  present: 0,
  allowed: 5,
  formats: formatsOf('product'),
  maxSize: maxFileSize,
  ...over,
})
const favicon = { formats: formatsOf('favicon') }
const opened = (
  name: string,
  content: 'jpg' | 'png' | 'webp' | 'avif' | 'ico' | 'other' | null,
  type: 'product' | 'favicon' = 'product',
) => ({
  name,
  content,
  formats: formatsOf(type),
})

export default [
  examples(storageRoom, {
    holds: [{ of: 'own', when: 'it fills the last byte', facts: { used: 90, size: 10, allowed: 100 } }],
    refuses: [
      {
        of: 'own',
        when: 'it takes a byte more',
        facts: { used: 3_145_728, size: 2_097_153, allowed: 5_242_880 },
        about: { used: 3, allowed: 5 },
      },
    ],
  }),
  examples(fileCount, {
    holds: [
      { of: 'R96', when: '2 beside 3 of 5', facts: drop(['a.png', 'b.png'], { present: 3 }) },
      { of: 'R224', when: '5 on an empty variant', facts: drop(['a.png', 'b.png', 'c.png', 'd.png', 'e.png']) },
    ],
    refuses: [
      {
        of: 'R96',
        when: '3 beside 3 of 5',
        facts: drop(['a.png', 'b.png', 'c.png'], { present: 3 }),
        about: { count: 5 },
      },
      { of: 'R224', when: 'a sixth', facts: drop(['f.png'], { present: 5 }), about: { count: 5 } },
    ],
  }),
  examples(storedFormat, {
    holds: [
      { of: 'R100', when: 'a stored .ico as the favicon', facts: { name: 'a1.ico', type: 'favicon' } },
      { of: 'R100', when: 'a stored .png as the logo', facts: { name: 'a1.png', type: 'logo' } },
      { of: 'R100', when: 'no picture', facts: { name: '', type: 'logo' } },
    ],
    refuses: [
      {
        of: 'R100',
        when: 'a stored .ico as the logo',
        facts: { name: 'a1.ico', type: 'logo' },
        about: { formats: 'jpg, jpeg, png, webp, avif' },
      },
    ],
  }),
  examples(fileFormat, {
    holds: [
      { of: 'R97', when: 'FOTO.JPG', facts: drop(['FOTO.JPG']) },
      { of: 'R97', when: 'İMAGE.GIF.PNG, by the invariant rule', facts: drop(['İMAGE.GIF.PNG']) },
      { of: 'R99', when: 'every format there is', facts: drop(['a.png', 'a.jpg', 'a.jpeg', 'a.webp', 'a.avif']) },
      { of: 'R100', when: 'favicon.ico as the favicon', facts: drop(['favicon.ico'], favicon) },
    ],
    refuses: [
      {
        of: 'R97',
        when: 'logo.svg',
        facts: drop(['logo.svg']),
        at: ['logo.svg'],
        about: { formats: 'jpg, jpeg, png, webp, avif' },
      },
      {
        of: 'R99',
        when: 'gif, bmp, html, pdf and a name without an end, each named',
        facts: drop(['a.gif', 'b.bmp', 'ok.png', 'c.html', 'd.pdf', 'png']),
        at: ['a.gif', 'b.bmp', 'c.html', 'd.pdf', 'png'],
      },
      { of: 'R99', when: 'what phones make', facts: drop(['IMG_1.HEIC']), at: ['IMG_1.HEIC'] },
      { of: 'R100', when: 'favicon.ico as a product image', facts: drop(['favicon.ico']), at: ['favicon.ico'] },
      {
        of: 'R100',
        when: 'a favicon in another format',
        facts: drop(['a.gif'], favicon),
        about: { formats: 'jpg, jpeg, png, webp, avif, ico' },
      },
    ],
  }),
  examples(fileSize, {
    holds: [{ of: 'R98', when: '10,485,760 bytes', facts: drop(['a.png'], { bytes: 10_485_760 }) }],
    refuses: [
      {
        of: 'R98',
        when: '10,485,761 bytes',
        facts: drop(['a.png'], { bytes: 10_485_761 }),
        at: ['a.png'],
        about: { max: 10 },
      },
    ],
  }),
  examples(fileWhole, {
    holds: [
      { of: 'D17', when: 'foto.png with PNG bytes', facts: opened('foto.png', 'png') },
      {
        of: 'D17',
        when: 'shell.png with HTML bytes, which are wrong and not broken',
        facts: opened('shell.png', 'other'),
      },
    ],
    refuses: [
      { of: 'D17', when: 'foto.png with bytes that are nothing', facts: opened('foto.png', null), at: ['foto.png'] },
    ],
  }),
  examples(fileContent, {
    holds: [
      { of: 'R97', when: 'FOTO.JPG with JPEG bytes', facts: opened('FOTO.JPG', 'jpg') },
      { of: 'R97', when: 'a.jpeg with JPEG bytes', facts: opened('a.jpeg', 'jpg') },
      { of: 'R99', when: 'a.avif with AVIF bytes', facts: opened('a.avif', 'avif') },
      { of: 'R100', when: 'favicon.ico with its bytes', facts: opened('favicon.ico', 'ico', 'favicon') },
      {
        of: 'D17',
        when: 'foto.png with bytes that are nothing, which it is told otherwise',
        facts: opened('foto.png', null),
      },
    ],
    refuses: [
      { of: 'R97', when: 'shell.png with HTML bytes', facts: opened('shell.png', 'other'), at: ['shell.png'] },
      { of: 'D17', when: 'photo.jpg with PNG bytes', facts: opened('photo.jpg', 'png'), at: ['photo.jpg'] },
      { of: 'R99', when: 'image.png with ICO bytes', facts: opened('image.png', 'ico') },
      { of: 'R100', when: 'favicon.ico as a product image', facts: opened('favicon.ico', 'ico') },
    ],
  }),
]
