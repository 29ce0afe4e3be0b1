/** What runs in the page that is measured. Each function stands alone, because it is sent there as text. */

interface Fiber {
  readonly tag: number
  readonly type: unknown
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

interface Measured {
  times: number[]
  rows: number
  timing: boolean
  counting: boolean
}

declare global {
  // The page's own global names.
  var measured: Measured
  var noted: { field: number; requests: number } | undefined
}

/** Stands where React looks for its tools, and counts the table rows in which a component was rendered by a commit. */
export function hearCommits(): void {
  globalThis.measured = { times: [], rows: 0, timing: false, counting: false }
  const performedWork = 1
  const functions = [0, 11, 14, 15]
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
        if (measured.counting) look(root.current, false)
      },
    },
  })
  addEventListener('keydown', noteKey, true)

  /** Whether anything in a part was rendered; what is the same as before was not even looked at. */
  function look(fiber: Fiber, inRow: boolean): boolean {
    let rendered = functions.includes(fiber.tag) && (fiber.flags & performedWork) !== 0
    const isRow = fiber.type === 'tr'
    if (fiber.alternate === null || fiber.child !== fiber.alternate.child)
      for (let child = fiber.child; child; child = child.sibling) rendered = look(child, inRow || isRow) || rendered
    if (isRow && rendered) measured.rows += 1
    return rendered
  }

  /** From the press itself to the first task after the frame that it led to. */
  function noteKey(event: KeyboardEvent): void {
    if (!measured.timing) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => measured.times.push(performance.now() - event.timeStamp)
      port2.postMessage(null)
    })
  }
}

/** Notes when the page's first field is painted, and how many requests were begun until then, its own included. */
export function noteField(): void {
  const see = () => {
    if (!document.querySelector('input')) return
    watching.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const field = performance.now()
        const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < field)
        globalThis.noted = { field, requests: before.length + 1 }
      }
      port2.postMessage(null)
    })
  }
  const watching = new MutationObserver(see)
  watching.observe(document, { childList: true, subtree: true })
}

export function countRows(): void {
  Object.assign(measured, { rows: 0, counting: true })
}

export function rowsSince(): number {
  measured.counting = false
  return measured.rows
}

export function timeKeys(): void {
  Object.assign(measured, { times: [], timing: true })
}

/** Times whatever is dragged from now on instead, from where it is to the first task after the frame that shows it there. */
export function timeMoves(): void {
  Object.assign(measured, { times: [], timing: false })
  addEventListener(
    'dragover',
    (event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => measured.times.push(performance.now() - event.timeStamp)
        port2.postMessage(null)
      }),
    true,
  )
}

export function timesOfKeys(): number[] {
  measured.timing = false
  return measured.times
}

/** Goes to a page as a link does, and answers how long it took until its first row was painted. */
export function openedIn(path: string): Promise<number> {
  const began = performance.now()
  return new Promise((done) => {
    const see = () => {
      if (!document.querySelector('tr[data-key]')) return
      watching.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
    }
    const watching = new MutationObserver(see)
    watching.observe(document.body, { childList: true, subtree: true })
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

/** Presses a button that brings other rows, and ends when they are painted. */
export function pageTurned(button: string): Promise<void> {
  const first = () => document.querySelector('tr[data-key]')?.getAttribute('data-key')
  const before = first()
  return new Promise((done) => {
    const see = () => {
      if (first() === before) return
      watching.disconnect()
      requestAnimationFrame(() => setTimeout(done))
    }
    const watching = new MutationObserver(see)
    watching.observe(document.body, { childList: true, subtree: true })
    document.querySelector<HTMLElement>(`button[aria-label="${button}"]`)?.click()
  })
}
