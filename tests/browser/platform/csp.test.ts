import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productInput, translation } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { hearRefusals, tellRefusals } from '../policy.ts'
import { settled, show } from '../settled.ts'

let browserFixture: BrowserFixture
// That every screen opens with nothing refused is seen wherever a browser fixture shows them: it fails when one of its pages was refused anything.
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

describe('the policy', () => {
  test('lets the panel run its own scripts, wear its own styles and talk to its own server, and nothing else', async () => {
    const answer = await fetch(`${browserFixture.url}/brands`)
    const policy = Object.fromEntries(
      (answer.headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(' ')
        return [name, values.join(' ')]
      }),
    )
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    })
    expect(policy['trusted-types']?.split(' ').sort()).toEqual(['ProseMirrorClipboard', 'dompurify', 'kepenk-worker'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('refuses what injected markup would do, and we hear of each', async () => {
    const context = await browserFixture.browser.newContext({ baseURL: browserFixture.url })
    const refused: string[] = []
    await tellRefusals(context)
    hearRefusals(context, (refusal) => refused.push(refusal))
    const page = await context.newPage()
    await show(page, '/404')
    for (const [name, act] of Object.entries(attacks)) {
      await page.evaluate(`try { ${act} } catch {}`)
      await expect.poll(() => refused.length, { message: name }).toBeGreaterThan(0)
      refused.length = 0
    }
    expect(await page.evaluate('window.ran')).toBeUndefined()
    await context.close()
  })
})

/** Acts on a page of the panel that its policy must refuse. */
const attacks = {
  'a script in the page': `const one = document.createElement('script'); one.append('window.ran = 1'); document.body.append(one)`,
  'a script from elsewhere': `const one = document.createElement('script'); one.src = 'https://elsewhere.invalid/x.js'; document.body.append(one)`,
  'a handler in markup': `document.body.setAttribute('onclick', 'window.ran = 2'); document.body.click()`,
  'a link that is a script': `const one = document.createElement('a'); one.href = 'javascript:window.ran=3'; document.body.append(one); one.click()`,
  'markup from text': `document.body.innerHTML = '<p>4</p>'`,
  'a policy of its own': `trustedTypes.createPolicy('mine', { createHTML: (text) => text })`,
  'a style from text': `const one = document.createElement('style'); one.append('p { color: red }'); document.body.append(one)`,
  'a call elsewhere': `fetch('https://elsewhere.invalid/').catch(() => {})`,
  'a picture from elsewhere': `new Image().src = 'https://elsewhere.invalid/a.png'`,
  'a frame from elsewhere': `const one = document.createElement('iframe'); one.src = 'https://elsewhere.invalid/'; document.body.append(one)`,
  'a form that is sent elsewhere': `const one = document.createElement('form'); one.action = 'https://elsewhere.invalid/'; document.body.append(one); one.submit()`,
  'a base of its own': `const one = document.createElement('base'); one.href = 'https://elsewhere.invalid/'; document.head.append(one)`,
}

describe('rich text', () => {
  test('is opened, written, pasted and linked with nothing refused, and keeps its alignment', async () => {
    const stored = '<h2 style="text-align:center">Kumaş</h2><p style="text-align:right">Keten</p>'
    const { body } = await browserFixture.shop.call('POST', '/v1/panel/products', {
      body: productInput(browserFixture.shop.own, {
        translations: [
          { ...translation(turkish, 'Keten gömlek'), description: stored },
          translation(english, 'Linen shirt'),
        ],
      }),
    })
    const page = await browserFixture.visit()
    const refused: string[] = []
    hearRefusals(page.context(), (refusal) => refused.push(refusal))
    await show(page, `/products/edit/${body.data.id}`)
    const text = page.getByRole('textbox', { name: 'Açıklama', exact: true })
    await text.waitFor()
    await settled(page)
    const aligned = (words: string) => text.getByText(words).evaluate((element) => getComputedStyle(element).textAlign)
    expect([await aligned('Kumaş'), await aligned('Keten')]).toEqual(['center', 'right'])

    await text.click()
    await toTheEnd(page, 'Keten')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Yıkanır')
    await paste(
      page,
      '<p style="text-align:center;color:red" onclick="x()">Ütülenir<b style="color:blue"> kolay</b></p>',
    )
    await text.getByText('Ütülenir').waitFor()
    await page.keyboard.press('Control+s')
    await page.waitForURL('**/products')
    expect(refused).toEqual([])

    const { body: saved } = await browserFixture.shop.call('GET', `/v1/panel/products/${body.data.id}`)
    expect(saved.data.translations[0].description).toContain(stored)
    expect(saved.data.translations[0].description).toContain('Ütülenir')
    await browserFixture.leave(page)
  })
})

/** The caret to the end of the text. A moment after it got the focus the editor puts the caret where it knows it, so it is asked until it stays. */
async function toTheEnd(page: Page, last: string): Promise<void> {
  const caret = () => getSelection()?.anchorNode?.textContent
  const later = () => new Promise((resolve) => setTimeout(resolve, 50))
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+End')
      await page.evaluate(later)
      return page.evaluate(caret)
    })
    .toBe(last)
}

/** Puts this markup into the clipboard and pastes it where the focus is. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}
