import type { Locator, Page } from 'playwright-core'

/** A hand at a page: it clicks and types as a person does, and counts both. */
export interface Hand {
  readonly page: Page
  press(target: Locator): Promise<void>
  /** The same where rules stand in the way: then it says which. */
  pressRefused(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** Takes a choice of the browser's own list. */
  select(list: Locator, label: string): Promise<void>
  /** Types into a list and takes what it finds. */
  find(box: Locator, text: string, name?: string | RegExp): Promise<void>
}

/** What a way took: clicks, and fields that were typed into. */
export interface Count {
  clicks: number
  fields: number
}

/** A hand that counts into `count`. */
export function handAt(page: Page, count: Count): Hand {
  const press = async (target: Locator, force = false) => {
    await target.click({ force })
    count.clicks += 1
  }
  const type = async (field: Locator, text: string) => {
    await field.fill(text)
    count.fields += 1
  }
  return {
    page,
    press,
    pressRefused: (target) => press(target, true),
    type,
    select: async (list, label) => {
      await list.selectOption({ label })
      count.clicks += 2
    },
    find: async (box, text, name = text) => {
      await type(box, text)
      await press(page.getByRole('option', { name, exact: typeof name === 'string' }))
    },
  }
}
