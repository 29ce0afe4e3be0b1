import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Answers the question in front of the page with its act, which is its last button. */
export async function confirm(user: UserEvent): Promise<void> {
  const buttons = within(await screen.findByRole('alertdialog')).getAllByRole('button')
  await user.click(buttons.at(-1) as HTMLElement)
}
