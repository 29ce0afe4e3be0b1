import type { CDPSession, Page } from 'playwright-core'

/** Where the focus is: an element that had it before, or that it did not leave; and what is wrong with how it shows. */
interface Stop {
  readonly again: boolean
  readonly same: boolean
  readonly name: string
  readonly wrong: readonly string[]
}

interface Heard {
  stops: (Stop | null)[]
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const

/** Tabs through the page once, from where the focus is and round by the top, and tells where it is not seen. */
export async function lostFocus(page: Page): Promise<string[]> {
  const keys = await page.context().newCDPSession(page)
  await page.evaluate(hearStops)
  const lost: string[] = []
  let round = false
  let within = 0
  for (let batch = 0; batch < 25; batch += 1) {
    // Many presses on their way at once: the page itself notes where each has led.
    await Promise.all(Array.from({ length: 8 }, () => press(keys)))
    for (const stop of await page.evaluate(takeStops)) {
      round ||= !stop || stop.name.includes('İçeriğe geç') || stop.name.includes('Skip to content')
      if (!stop) continue
      // A date has a stop for its day, month and year each, and one for its calendar.
      within = stop.same ? within + 1 : 0
      if (stop.same && within < 4) continue
      if (stop.again) {
        await keys.detach()
        return round ? lost : [...lost, `${stop.name} holds the Tab key`]
      }
      lost.push(...stop.wrong.map((word) => `${stop.name} ${word}`))
    }
  }
  return [...lost, 'the Tab key never came round']
}

async function press(keys: CDPSession): Promise<void> {
  await Promise.all([
    keys.send('Input.dispatchKeyEvent', { ...tab, type: 'rawKeyDown' }),
    keys.send('Input.dispatchKeyEvent', { ...tab, type: 'keyUp' }),
  ])
}

/** In the page. */
function takeStops(): readonly (Stop | null)[] {
  return (window as unknown as Heard).stops.splice(0)
}

/** In the page: begins afresh, and notes after each press of the Tab key where it has led. */
function hearStops(): void {
  const heard = window as unknown as Heard & { end?: () => void }
  heard.end?.()
  heard.stops = []
  const seen = new WeakSet<Element>()
  let last: Element | null = null
  const note = () => void heard.stops.push(lookAtFocus())
  addEventListener('keyup', note, true)
  heard.end = () => removeEventListener('keyup', note, true)

  function lookAtFocus(): Stop | null {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    const [again, same] = [seen.has(element), last === element]
    seen.add(element)
    last = element
    const name = `${element.tagName} ${element.ariaLabel ?? element.id} ${element.textContent.slice(0, 30)}`
    // A control inside a frame is marked by the frame.
    const framed = [element.parentElement, element.parentElement?.parentElement].some(rings)
    // In a grid that keeps the focus, the active cell is marked.
    const active = rings(document.getElementById(element.getAttribute('aria-activedescendant') ?? ''))
    const wrong = [
      ...(rings(element) || framed || active ? [] : ['shows no ring']),
      ...(inSight(element) ? [] : ['is hidden']),
    ]
    return { again, same, name, wrong }
  }

  function rings(one: Element | null | undefined): boolean {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  }

  function inSight(element: HTMLElement): boolean {
    const box = element.getBoundingClientRect()
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const))
    return points.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return (
        top !== null &&
        (element.contains(top) || (top.contains(element) && top !== document.body && top.tagName !== 'HTML'))
      )
    })
  }
}
