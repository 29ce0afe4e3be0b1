import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callTimeout } from '#api/client/platform/http.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { noAnswer, outcomes } from '#api/rules/platform/outcomes.ts'
import { audit_log, rate_limits } from '#server/db/schema/requests.ts'
import { type BrowserFixture, openBrowserFixture } from '#tests/browser/browser-fixture.ts'
import { type HeldCall, hearCalls } from '#tests/browser/calls.ts'
import { titleOrNoAnswer } from '#tests/browser/no-answer.ts'
import { faultOf } from '#tests/faults.ts'
import { type FaultCase, faultsFor } from '#tests/panel/faults/faults.ts'
import type { Flow, Ready } from './flow.ts'
import { flows } from './flows.ts'

/**
 * T8 where a person meets it: every fault in every flow, in a real browser; by day every second one. What the machines do is shown elsewhere; here it is what can be
 * read, where the focus is, and that the same key goes on to one effect.
 */

let browserFixture: BrowserFixture
let password = ''
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  password = (await browserFixture.letIn(browserFixture.shop.own.admin_id)).password
})
afterAll(() => browserFixture.close())
beforeEach(async () => {
  await browserFixture.shop.db.delete(rate_limits)
})

describe.each(flows.map((flow, nth) => [flow.name, flow, nth] as const))('%s', (_, flow, nth) => {
  const fitting = faultsFor(nth, !flow.empty).filter(({ failure }) => !flow.never?.includes(failure.status ?? 0))
  const cases = fitting.filter((_, at) => process.env.NIGHT || (at + nth) % 2 === 0)

  test.each(cases)(
    '$name: told once, with nothing lost and the focus kept, and once more it goes through',
    async (fault) => {
      const late = fault.fault === 'timeout'
      const ready = await flow.ready(browserFixture, (as) => visit(as, late))
      const [before, kept] = [await changes(), await ready.kept()]
      const { met: asked } = await meets(ready.page, flow.at, fault)
      await ready.go()
      const withKey = (await asked) ? fault.withKey : undefined
      if (withKey === 'answered') {
        await ready.done()
        expect((await changes()) - before).toBe(1)
        return browserFixture.leave(ready.page)
      }
      if (late) await ready.page.clock.fastForward(callTimeout + 1)
      await expect.poll(() => told(ready.page, flow)).toEqual([withKey ? noAnswer.message : messageOf(flow, fault)])
      expect(await ready.kept()).toEqual(kept)
      expect(await focused(ready.page)).toMatch(/^(button|input|textarea|dialog|alert)/)
      await goOn(ready, fault, flow)
      await ready.done()
      const once = fault.name.includes('after the commit') ? (flow.lost ?? 1) : 1
      // Signing in over the page is a change of its own.
      const signedIn = fault.failure.status === 401 && !flow.open ? 1 : 0
      expect((await changes()) - before).toBe(once + signedIn)
      await browserFixture.leave(ready.page)
    },
  )
})

/** A page of a person of its own; one that can be made to wait has a clock of its own as well. */
async function visit(as: string | null | undefined, late: boolean): Promise<Page> {
  const page = await browserFixture.visit(as === undefined ? {} : { as })
  if (late) await page.clock.install()
  return page
}

/** Lets the next call of this kind meet the fault. Resolves once it was asked for: whether it went with a key. */
async function meets(
  page: Page,
  [method, path]: Flow['at'],
  { fault, withKey }: FaultCase,
): Promise<{ met: Promise<boolean> }> {
  const met = Promise.withResolvers<boolean>()
  // A call of which nothing is heard cannot be asked after either.
  if (withKey === 'unknown') await hearCalls(page, outcomePath, (call) => call.abort())
  let left = 1
  await hearCalls(page, path, async (call) => {
    if (left === 0 || call.request.method !== method) return call.fallback()
    left -= 1
    met.resolve('idempotency-key' in lowerCased(call.request.headers))
    await answer(
      call,
      faultOf(fault)(() => forwarded(call)),
    )
  })
  return { met: met.promise }
}

const outcomePath = new RegExp(`^${sessionOperations.requestOutcome.path}$`)

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function forwarded({ request: { url, method, headers, body } }: HeldCall): Promise<Response> {
  return fetch(url, { method, headers, body: body && new Uint8Array(body) })
}

async function answer(call: HeldCall, coming: Promise<Response>): Promise<void> {
  const response = await coming
  const body = response.type === 'error' ? null : await response.arrayBuffer().catch(() => null)
  if (body === null) return call.abort()
  // It is not packed any more.
  const headers = [...response.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name))
  await call.fulfill({ status: response.status, headers: Object.fromEntries(headers), body: Buffer.from(body) })
}

/** What the page tells outright, after the name of the record where it is told of one; empty places for messages left out. */
async function told(page: Page, { dialog }: Flow): Promise<string[]> {
  const over = page.getByRole('alertdialog', { name: /Oturum/ })
  const alerts = page.locator('[role=alert]:visible')
  const outright = dialog
    ? alerts.or(page.getByRole('alertdialog', { name: titleOrNoAnswer(dialog) }).locator('p'))
    : alerts
  const texts = await ((await over.count()) > 0 ? over.getByRole('heading') : outright).allInnerTexts()
  return texts.map((text) => text.trim().split('\n').at(-1) ?? '').filter(Boolean)
}

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement
    return at === null || at === document.body ? 'nothing' : (at.getAttribute('role') ?? at.tagName.toLowerCase())
  })
}

async function changes(): Promise<number> {
  return browserFixture.shop.db.$count(audit_log, eq(audit_log.shop_id, browserFixture.shop.own.shop_id))
}

function messageOf(flow: Flow, { failure }: FaultCase): unknown {
  const status = failure.status ?? 0
  const known = failure.rules?.length !== 0 && !(flow.plain && status > 404)
  const named = known ? messages[status] : undefined
  return named ?? outcomes[flow.says].message
}

const messages: Readonly<Record<number, unknown>> = {
  401: 'Oturumunuz sona erdi. Tekrar giriş yapın.',
  403: 'Yetki kontrolü başarısız. Çıkış yapıp tekrar girin.',
  // The time is told as it is where the browser is.
  409: expect.stringMatching(/^Bu kayıt .+ saatinde Elif Kaya tarafından değiştirildi\.$/),
  413: 'İstek çok büyük.',
  422: 'zorunludur.',
  429: 'Çok fazla deneme yapıldı. 30 saniye sonra tekrar deneyin.',
}

/** Signs in over the page where the session has ended, and does the same once more. */
async function goOn({ page, go }: Ready, { failure }: FaultCase, { open, dialog: asking }: Flow): Promise<void> {
  if (failure.status !== 401 || open) return go()
  const dialog = page.getByRole('alertdialog', { name: /Oturum/ })
  await dialog.getByLabel('Parola').fill(password)
  await page.keyboard.press('Enter')
  if (asking === undefined) return
  // Only then it is said what did not go through.
  await page.getByRole('alertdialog', { name: asking }).waitFor()
  await go()
}
