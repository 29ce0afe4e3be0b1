import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { Route } from '#api/routes/platform/route.ts'
import { lazyScreens } from '#screens/lazy-screens.ts'

const route = { path: '/here', screen: 'here/Here' } as Route

/** What is drawn at once, before anything that was begun can end. */
function drawnAtOnce(screens: ReturnType<typeof lazyScreens>): string {
  const Drawn = screens.of(route)
  const { container } = render(
    <Suspense fallback="waiting">
      <Drawn />
    </Suspense>,
  )
  return container.textContent
}

test('a screen that was fetched ahead is drawn at once, one that was not when it is there', async () => {
  const files = { './here/Here.tsx': async () => ({ default: () => <p>here</p> }) }
  const ahead = lazyScreens(files)
  ahead.prefetch(route)
  await new Promise((settled) => setTimeout(settled))
  expect(drawnAtOnce(ahead)).toBe('here')
  expect(drawnAtOnce(lazyScreens(files))).toBe('waiting')
  await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(2))
})

test('a screen that did not come ahead is asked for again when it is opened', async () => {
  let asked = 0
  const screens = lazyScreens({
    './here/Here.tsx': async () => {
      asked += 1
      if (asked === 1) throw new Error('away')
      return { default: () => <p>late</p> }
    },
  })
  screens.prefetch(route)
  await new Promise((settled) => setTimeout(settled))
  expect(drawnAtOnce(screens)).toBe('waiting')
  expect(await screen.findByText('late')).toBeDefined()
  expect(asked).toBe(2)
})
