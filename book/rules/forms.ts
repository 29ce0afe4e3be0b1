import type { Operation } from '#api/operations/platform/operation.ts'
import { operations } from '#api/registry/operations.ts'
import { resources } from '#api/registry/resources.ts'
import { routes } from '#api/registry/routes.ts'
import { sections } from '#api/registry/sections.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import { addPath, type Resource } from '#api/resources/platform/resource.ts'
import type { Sentences } from '#book/reading/sentences.ts'
import type { Label } from '#machines/platform/chart.types.ts'
import type { KnownRule } from './read-rules.ts'

/** A form that a declaration makes, with the ids of the rules that judge it. */
interface Form {
  readonly name: string
  readonly title: Label
  readonly path: string | null
  readonly rules: ReadonlySet<string>
  readonly fields: readonly FormField[]
  /** The calls that store what it holds. */
  readonly operations: readonly Operation[]
}

interface FormField {
  readonly key: string
  readonly label: Label
  readonly rules: readonly string[]
}

/** The forms of all resources and of the settings. */
export function formsOf({ label }: Sentences): readonly Form[] {
  const declared = { ...resources, ...sections } as unknown as Readonly<Record<string, Resource>>
  return Object.entries(declared).map(([name, resource]) => {
    const fields = Object.entries(resource.fields).map(([key, field]) => ({
      ...{ key, label: label(field.label), rules: ownRules(field) },
    }))
    return {
      ...{ name, title: label(resource.title), path: pathOf(name, resource), fields },
      rules: new Set([...resource.rules.map(({ id }) => id), ...fields.flatMap(({ rules }) => rules)]),
      operations: operations.filter(({ method, path }) => stores.has(method) && storing(name).includes(path)),
    }
  })
}

/** The fields that mend a rule in a form: those that it is written at, and those that its examples name. */
export function fieldsOf({ fields }: Form, { id, examples }: KnownRule): Label[] {
  const named = examples.flatMap(({ refuses }) => refuses.flatMap(({ at }) => at ?? []))
  const keys = new Set(named.map((path) => path.split('.')[0]))
  return fields.filter(({ key, rules }) => rules.includes(id) || keys.has(key)).map(({ label }) => label)
}

function ownRules(field: Field): string[] {
  return 'rules' in field ? field.rules.map(({ id }) => id) : []
}

const stores: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])

function storing(name: string): string[] {
  return [`/v1/panel/${name}`, `/v1/panel/${name}/:id`]
}

/** Where a new one is written, or the section stands. */
function pathOf(name: string, resource: Resource): string | null {
  const [, section] = /^settings\/(.+)$/.exec(name) ?? []
  if (section) return `/accounts?section=${section}`
  const path = addPath(resource)
  return routes.some((route) => route.path === path) ? path : null
}
