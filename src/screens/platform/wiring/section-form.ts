import { fromPromise } from 'xstate'
import { languageName } from '#api/contract/platform/session.ts'
import type { Printer, TableSettings } from '#api/contract/platform/shop-settings.ts'
import { sectionOperations } from '#api/operations/platform/sections.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import type { FormName } from '#api/registry/forms.ts'
import { sectionNamed } from '#api/registry/sections.ts'
import type { Section, StoredSection } from '#api/resources/platform/section.ts'
import { currencyNumber } from '#api/rules/platform/formats.ts'
import { setShopTimeZone } from '#locales/shop-time.ts'
import type { Opened, Stored } from '#machines/platform/record-form/record-form.context.ts'
import { type Opening, recordFormMachine, type Saving } from '#machines/platform/record-form/record-form.machine.ts'
import { showFavicon } from '#screens/platform/frame/favicon.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { renewals } from '#screens/platform/wiring/session.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { forgetShopMoney } from '#screens/platform/wiring/shop.ts'
import { keepPreferences } from '#screens/platform/wiring/shop-preferences.ts'

/** A section is the only one of its kind. */
export const onlyOne = 1

/** The form of a section of the settings, with its calls. */
export const sectionForm = recordFormMachine.provide({
  actors: {
    open: fromPromise(({ input }: { input: Opening }) => open(sectionOf(input.resource))),
    save: fromPromise(({ input }: { input: Saving }) => save(sectionOf(input.resource), input)),
    renewals,
  },
})

async function open(section: Section): Promise<Opened> {
  const [record, languages] = await Promise.all([
    call(sectionOperations(section).view),
    call(sessionOperations.languages, { query: { type: 'available' } }),
  ])
  return {
    record: storedIn(section, record),
    languages: languages.map(({ language_id }) => language_id),
    languageNames: Object.fromEntries(languages.map((one) => [one.language_id, languageName(one)])),
  }
}

async function save(section: Section, { version, draft, key }: Saving): Promise<Stored> {
  const body = { ...draft, version: version ?? 0 }
  const saved = await call(sectionOperations(section).edit, { body, key })
  heard[section.name]?.(saved)
  return storedIn(section, saved)
}

/** What the panel knows of the shop since its start, and would go on believing. */
const heard: Readonly<Record<string, (saved: StoredSection) => void>> = {
  'settings/identity': ({ favicon }) => {
    showFavicon(String(favicon))
    sessionActor().send({ type: 'FOLLOW_IN' })
  },
  'settings/tables': ({ limit, sorting }) => keepPreferences({ tables: { limit, sorting } as TableSettings }),
  'settings/printing': ({ printer_type }) => keepPreferences({ printer: printer_type as Printer }),
  'settings/regional': ({ time_zone, default_language_id, default_country_id, default_currency }) => {
    setShopTimeZone(String(time_zone))
    const [language, country] = [Number(default_language_id), Number(default_country_id)]
    const currency = currencyNumber(String(default_currency))
    keepPreferences({ home: { language, country, currency } })
    forgetShopMoney()
  },
}

function storedIn(section: Section, { version, ...record }: StoredSection): Stored {
  const draft = Object.fromEntries(Object.keys(section.fields).map((key) => [key, record[key]]))
  return { id: onlyOne, version, draft }
}

function sectionOf(name: FormName): Section {
  const section = sectionNamed(name)
  if (!section) throw new Error(`${name} is no section of the settings`)
  return section
}
