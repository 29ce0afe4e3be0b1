import { html } from 'hono/html'

/** The paragraphs of a mail for programs that show HTML. All of it is words; a paragraph that is one http or https address is a link as well. */
export function htmlOf(text: string): string {
  const paragraphs = text.split('\n\n').map((words) => html`<p>${isLink(words) ? linkTo(words) : lines(words)}</p>`)
  return String(html`<!doctype html><html><meta charset="utf-8"><body>${paragraphs}</body></html>`)
}

function lines(words: string) {
  return words.split('\n').map((line, at) => (at === 0 ? line : html`<br>${line}`))
}

function linkTo(address: string) {
  return html`<a href="${address}">${address}</a>`
}

function isLink(words: string): boolean {
  return /^https?:\/\/\S+$/.test(words) && URL.canParse(words)
}
