import type { Page } from 'playwright-core'
import { moveOn, setOut, show } from '#tests/browser/settled.ts'
import type { Stage } from '#tests/browser/stage.ts'

interface Person {
  readonly permissions: readonly number[]
}

/** Pages that ask nothing of the server, to set out from: a path that somebody stands at already is looked at no second time. */
const start = '/no-access'

/** A path as somebody else sees it, who is the same for all walks of a stage: their page is loaded once, and goes on as by a link. */
export async function seenBy(person: Person, stage: Stage, path: string): Promise<Page> {
  const page = await pageOf(person, stage)
  await moveOn(page, start)
  await moveOn(page, path)
  return page
}

/** The same of a path that they may not open: they are led away from it. */
export async function ledAway(person: Person, stage: Stage, path: string): Promise<Page> {
  const page = await pageOf(person, stage)
  await moveOn(page, '/')
  await setOut(page, path)
  await page.waitForURL(/\/no-access/)
  return page
}

const pages = new WeakMap<Stage, Map<Person, Promise<Page>>>()

function pageOf(person: Person, stage: Stage): Promise<Page> {
  const all = pages.get(stage) ?? new Map<Person, Promise<Page>>()
  const page = all.get(person) ?? open(person, stage)
  pages.set(stage, all.set(person, page))
  return page
}

async function open({ permissions }: Person, stage: Stage): Promise<Page> {
  const page = await stage.visit({ as: await stage.shop.as(permissions) })
  await show(page, start)
  return page
}
