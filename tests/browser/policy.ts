import type { BrowserContext } from 'playwright-core'

const said = 'refused by the policy:'

/** Lets the pages of a profile say what their content security policy refuses. */
export async function tellRefusals(context: BrowserContext): Promise<void> {
  await context.addInitScript((words) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      console.warn(words, effectiveDirective, blockedURI, sample, sourceFile),
    )
  }, said)
}

/** Hears of everything that the policy refuses from now on. */
export function hearRefusals(where: Pick<BrowserContext, 'on'>, hear: (refusal: string) => void): void {
  where.on('console', (message) => {
    if (message.text().startsWith(said)) hear(`${message.page()?.url()}: ${message.text()}`)
  })
}
