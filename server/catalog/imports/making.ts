import type { ImportChoices, Makeable, ToBeMade } from '#api/contract/platform/imports.ts'
import { madeFor } from '#api/registry/import-kinds.ts'
import { blank, type Draft, type Resource, wrongIn } from '#api/resources/platform/resource.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { pathIn, type Tree } from '#server/platform/imports/tree.ts'

/** A record that rows name and the shop lacks. It is known by a number below zero until it is there. */
export interface Missing {
  readonly id: number
  readonly kind: Makeable
  /** The category that is there and that it lies under, and the names on the way down to it. */
  readonly under: number | null
  readonly names: readonly string[]
}

interface Judging {
  readonly choices: ImportChoices
  readonly tree: Tree
  readonly languages: readonly number[]
  /** What rows name as their category. */
  readonly paths: readonly string[]
}

/** What will be made while a file is applied, gathered while it is judged. */
export class Making {
  readonly #kinds: ReadonlySet<Makeable>
  readonly #tree: Tree
  readonly #languages: readonly number[]
  readonly #byKey = new Map<string, Missing>()
  readonly #byId = new Map<number, Missing>()
  /** Categories that get others under them: what is there by its number, what is not by its key. */
  readonly #parents = new Set<number | string>()

  constructor({ choices, tree, languages, paths }: Judging) {
    this.#kinds = new Set(choices.make)
    this.#tree = tree
    this.#languages = languages
    if (this.#kinds.has('category'))
      for (const path of new Set(paths)) if (tree.find(path) === undefined) this.missing('category', path)
  }

  makes(kind: string): kind is Makeable {
    return this.#kinds.has(kind as Makeable)
  }

  /** The record of this name as it will be made. */
  missing(kind: Makeable, name: string): Missing {
    return kind === 'category' ? this.#category(name) : this.#kept(kind, null, [name.trim()])
  }

  of(id: number): Missing | undefined {
    return this.#byId.get(id)
  }

  /** Whether products may lie in a category once everything is made. */
  isLeaf(id: number | null): boolean {
    const own = this.#byId.get(id ?? 0)
    return own ? !this.#parents.has(keyOf(own)) : this.#tree.isLeaf(id) && !this.#parents.has(id ?? 0)
  }

  /** What the form of such a record would say to its names. */
  wrong({ kind, names }: Missing): Refusal[] {
    return names.flatMap((name) => wrongIn(madeFor[kind], named(madeFor[kind], name, this.#languages), this.#form()))
  }

  /** What it will be called, with what it lies under. */
  nameOf({ under, names }: Missing): string {
    return [...(under === null ? [] : this.#tree.path(under)), ...names].join(' > ')
  }

  toBeMade(missing: Missing): ToBeMade {
    return { kind: missing.kind, name: this.nameOf(missing) }
  }

  #form() {
    return { languages: [...this.#languages] }
  }

  #category(path: string): Missing {
    const parts = pathIn(path)
    const known = parts.findLastIndex((_, at) => at < parts.length - 1 && this.#tree.find(upTo(parts, at + 1)))
    const under = known < 0 ? null : (this.#tree.find(upTo(parts, known + 1)) ?? null)
    const names = parts.slice(known + 1)
    if (under !== null) this.#parents.add(under)
    for (let at = 1; at < names.length; at += 1)
      this.#parents.add(keyOf({ kind: 'category', under, names: names.slice(0, at) }))
    return this.#kept('category', under, names)
  }

  #kept(kind: Makeable, under: number | null, names: readonly string[]): Missing {
    const key = keyOf({ kind, under, names })
    const known = this.#byKey.get(key)
    if (known) return known
    const missing = { id: -1 - this.#byKey.size, kind, under, names }
    this.#byKey.set(key, missing)
    this.#byId.set(missing.id, missing)
    return missing
  }
}

/** A new record of this name, in every language. */
export function named(resource: Resource, name: string, languages: readonly number[]): Draft {
  const draft = blank(resource, { languages: [...languages] })
  const field = resource.fields[resource.naming]
  if (field?.kind !== 'translations') return { ...draft, [resource.naming]: name }
  const [text = 'name'] = Object.keys(field.texts)
  const rows = draft[resource.naming] as readonly object[]
  return { ...draft, [resource.naming]: rows.map((row) => ({ ...row, [text]: name })) }
}

function upTo(parts: readonly string[], count: number): string {
  return parts.slice(0, count).join(' > ')
}

function keyOf({ kind, under, names }: Omit<Missing, 'id'>): string {
  return `${kind} ${under ?? ''} ${names.map(fold).join(' > ')}`
}
