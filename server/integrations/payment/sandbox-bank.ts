import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { Config } from '#server/config.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { formButton, publicPage } from '#server/platform/http/public-page.ts'
import { formFields } from './form-fields.ts'
import { sandboxMerchant } from './sandbox-merchant.ts'
import { isSigned, type SignedFields, signed } from './signature.ts'

const { merchant, key } = sandboxMerchant

/** A bank's page for trying things out: whoever is sent here pays, is refused, or leaves without an answer, and the bank may lie. Another company's service that lives here. */
export function sandboxBank(config: Pick<Config, 'publicUrl' | 'host' | 'port'>): Hono {
  const app = new Hono()
  app.post('/', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const fields = await formFields(c)
    const page = (lines: readonly string[], forms: ReturnType<typeof html>[] = [], status: 200 | 403 = 200) =>
      publicPage(c, { language: 'tr', title: 'Deneme Bankası', lines, forms }, status)
    if (fields.merchant !== merchant) return page(['Üye iş yeri bilinmiyor.'], [], 403)
    // It sends people back to this server alone.
    const own = `${publicAddress(config)}/`
    if (!isSigned(fields, key) || !fields.answer_url?.startsWith(own) || !fields.return_url?.startsWith(own))
      return page(['İmza geçersiz.'], [], 403)
    return page(
      [`Sipariş: ${fields.order}`, `Tutar: ${fields.amount} ${fields.currency}`, 'Gerçek para çekilmez.'],
      [
        ...answersTo(fields).map(([label, told]) =>
          formButton({ method: 'post', url: fields.answer_url ?? '', fields: told }, label),
        ),
        html`<p><a href="${fields.return_url}">Yanıt vermeden dön (süre doldu)</a></p>`,
      ],
    )
  })
  return app
}

/** What the bank may answer, the last two as no bank does. */
function answersTo(request: SignedFields): [string, SignedFields][] {
  const { payment = '', order = '', amount = '', currency = '' } = request
  const answer = { payment, order, amount, currency, status: 'paid', reference: `DB-${payment}` }
  const refused = { ...answer, status: 'refused', reference: `${answer.reference}-R`, reason: 'Yetersiz bakiye' }
  return [
    ['Öde', signed(answer, key)],
    ['Yetersiz bakiye', signed(refused, key)],
    ['Eksik tutar bildir', signed({ ...answer, amount: '0.01', reference: `${answer.reference}-E` }, key)],
    ['Geçersiz imzayla bildir', signed(answer, `${key}?`)],
  ]
}
