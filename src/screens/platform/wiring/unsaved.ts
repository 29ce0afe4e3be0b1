import { panelPart } from './panel.ts'

const open = panelPart(() => new Set<() => boolean>())

/** Whether something on this page would be lost by leaving it. */
export function anythingUnsaved(): boolean {
  return [...open()].some((dirty) => dirty())
}

const unsent = panelPart(() => new Set<() => boolean>())

/** Whether something lies in this browser that only the person who is signed in can send. */
export function anythingUnsent(): boolean {
  return [...unsent()].some((left) => left())
}

/** Counts something that signing out asks about; answers how to stop. */
export function watchSignOut(left: () => boolean): () => void {
  const watched = unsent()
  watched.add(left)
  return () => void watched.delete(left)
}

/** The person has chosen to lose it: nothing that is open now stands in the way any more. */
export function letGo(): void {
  open().clear()
}

/** Counts a form among those that are asked; answers how to stop. */
export function watchUnsaved(dirty: () => boolean): () => void {
  const forms = open()
  forms.add(dirty)
  return () => void forms.delete(dirty)
}

const underWay = panelPart(() => new Set<() => boolean>())

/** Whether somebody is in the middle of what stays in this browser anyway, such as a sale with a customer waiting: an ended session keeps the page. */
export function anythingUnderWay(): boolean {
  return [...underWay()].some((busy) => busy())
}

/** Counts such a page; answers how to stop. */
export function watchUnderWay(busy: () => boolean): () => void {
  const pages = underWay()
  pages.add(busy)
  return () => void pages.delete(busy)
}
