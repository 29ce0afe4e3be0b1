import { barcodeGiven, offered } from '#api/rules/platform/marketplaces.ts'
import {
  codeShaped,
  emailGiven,
  emailValid,
  newPasswordGiven,
  newPasswordLong,
  passwordsMatch,
  permitted,
  signInFilled,
} from '#api/rules/platform/session.ts'
import { examples } from '#tests/rules/examples.ts'

const asked = (codes: readonly number[], permissions: readonly number[]) => ({
  holder: { permissions },
  gate: { codes },
})
const passwords = (password: string, password_confirmation = password) => ({ password, password_confirmation })
const account = { baseKey: 'k', supplier_id: '42' }
const open = { status: 1, shop_status: 1, auth_data: account }

export default [
  examples(permitted, {
    holds: [
      { of: 'R174', when: 'one of the listed codes is held', facts: asked([100, 600], [600]) },
      { of: 'R175', when: 'nothing is listed and nothing is held', facts: asked([], []) },
      { of: 'R176', when: '100 opens what does not list it', facts: asked([800], [100]) },
      { of: 'R177', when: 'the code of the list opens the list', facts: asked([800], [800, 801, 802]) },
      { of: 'R177', when: 'the code of adding opens the page that adds', facts: asked([802], [800, 801, 802]) },
      { of: 'R178', when: 'home with 200', facts: asked([200], [200]) },
    ],
    refuses: [
      { of: 'R5', when: 'a code of another family', facts: asked([600], [400]) },
      { of: 'R174', when: 'codes beside the listed ones', facts: asked([100, 600], [601, 400]) },
      { of: 'R176', when: '1000 is not 100', facts: asked([800], [1000]) },
      { of: 'R177', when: 'editing without its code', facts: asked([803], [800, 801, 802]) },
      { of: 'R177', when: 'deleting without its code', facts: asked([804], [800, 801, 802]) },
      { of: 'R177', when: 'the code of editing does not open viewing', facts: asked([801], [803]) },
      { of: 'R178', when: 'home with 600', facts: asked([200], [600]) },
    ],
  }),
  examples(signInFilled, {
    holds: [{ of: 'R127', when: 'both are filled in', facts: { email: 'ayse@shop.test', password: 'x' } }],
    refuses: [
      { of: 'R127', when: 'no password', facts: { email: 'ayse@shop.test', password: '' }, at: ['password'] },
      { of: 'R134', when: 'no e-mail', facts: { email: ' ', password: 'x' }, at: ['email'] },
      { of: 'R127', when: 'neither', facts: { email: '', password: '' }, at: ['email', 'password'] },
    ],
  }),
  examples(codeShaped, {
    holds: [
      { of: 'own', when: 'six digits', facts: { code: '012345' } },
      { of: 'own', when: 'six digits, in two groups', facts: { code: ' 012 345 ' } },
      { of: 'own', when: 'a recovery code', facts: { code: 'abcd-efgh-2345-wxyz' } },
      { of: 'own', when: 'a recovery code in capitals, without its lines', facts: { code: 'ABCDEFGH2345WXYZ' } },
    ],
    refuses: [
      { of: 'own', when: 'nothing', facts: { code: '' }, at: ['code'] },
      { of: 'own', when: 'five digits', facts: { code: '01234' }, at: ['code'] },
      { of: 'own', when: 'seven digits', facts: { code: '0123456' }, at: ['code'] },
      { of: 'own', when: 'half a recovery code', facts: { code: 'abcd-efgh' }, at: ['code'] },
      { of: 'own', when: 'a sign that no recovery code has', facts: { code: 'abcd-efgh-2345-wxy1' }, at: ['code'] },
    ],
  }),
  examples(emailGiven, {
    holds: [{ of: 'R134', when: 'an e-mail', facts: { email: 'ayse@shop.test' } }],
    refuses: [{ of: 'R134', when: 'only a space', facts: { email: ' ' }, at: ['email'] }],
  }),
  examples(emailValid, {
    holds: [
      { of: 'R134', when: 'a plain address', facts: { email: 'ayse@shop.test' } },
      { of: 'R134', when: 'a Turkish domain', facts: { email: 'satış@çiçek.com' } },
      { of: 'R134', when: 'nothing yet: that is another rule', facts: { email: '' } },
    ],
    refuses: [
      { of: 'R134', when: 'no domain', facts: { email: 'ayse@' }, at: ['email'] },
      { of: 'R134', when: 'no sign', facts: { email: 'ayse.shop.test' }, at: ['email'] },
      { of: 'R134', when: 'a space inside', facts: { email: 'ay se@shop.test' }, at: ['email'] },
    ],
  }),
  examples(newPasswordGiven, {
    holds: [{ of: 'R127', when: 'a password', facts: passwords('Panel!2026') }],
    refuses: [{ of: 'R127', when: 'none', facts: passwords(''), at: ['password'] }],
  }),
  examples(newPasswordLong, {
    holds: [
      { of: 'R128', when: 'eight characters', facts: passwords('12345abc') },
      { of: 'R128', when: 'spaces count and stay', facts: passwords('  abc   ') },
      { of: 'R128', when: '64 characters', facts: passwords('a'.repeat(64)) },
    ],
    refuses: [
      { of: 'R128', when: 'seven characters', facts: passwords('1234abc'), at: ['password'], about: { min: 8 } },
      { of: 'R128', when: 'seven emoji are seven characters', facts: passwords('🔑'.repeat(7)), at: ['password'] },
    ],
  }),
  examples(passwordsMatch, {
    holds: [{ of: 'R129', when: 'the same twice', facts: passwords('Panel!2026') }],
    refuses: [
      {
        of: 'R129',
        when: 'another capital letter',
        facts: passwords('Panel!2026', 'panel!2026'),
        at: ['password_confirmation'],
      },
    ],
  }),
  examples(barcodeGiven, {
    holds: [{ of: 'R15', when: 'a barcode is written', facts: { barcode: '8690000000012' } }],
    refuses: [
      { of: 'R15', when: 'nothing is written', facts: { barcode: '' } },
      { of: 'R15', when: 'only spaces are', facts: { barcode: '  ' } },
    ],
  }),
  examples(offered, {
    holds: [{ of: 'R179', when: 'on, on for the shop, and its account filled in', facts: open }],
    refuses: [
      { of: 'R179', when: 'it is off', facts: { ...open, status: 0 } },
      { of: 'R179', when: 'it is off for the shop', facts: { ...open, shop_status: 0 } },
      { of: 'R179', when: 'no base key', facts: { ...open, auth_data: { ...account, baseKey: '' } } },
      { of: 'R179', when: 'no supplier id', facts: { ...open, auth_data: { ...account, supplier_id: null } } },
    ],
  }),
]
