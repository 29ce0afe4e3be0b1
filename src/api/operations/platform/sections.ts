import { History, HistoryQuery } from '#api/contract/platform/history.ts'
import { type Section, sectionBody, storedSection } from '#api/resources/platform/section.ts'
import { operation } from './operation.ts'

/** What may be asked of a section of the settings, from its declaration. */
export function sectionOperations(section: Section) {
  const { name, codes } = section
  const path = `/v1/panel/${name}`
  const data = storedSection(section)
  return {
    view: operation({ method: 'GET', path, summary: `The ${name} of the shop`, data, codes: codes.view }),
    edit: operation({
      method: 'PUT',
      path,
      summary: `Replaces the ${name} of the shop; refused when somebody else changed them since the named version`,
      body: sectionBody(section),
      data,
      codes: codes.edit,
    }),
    history: operation({
      method: 'GET',
      path: `${path}/history`,
      summary: `Who changed what of the ${name}, newest first`,
      query: HistoryQuery,
      data: History,
      codes: codes.view,
    }),
  }
}
