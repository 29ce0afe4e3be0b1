import type { Endpoint } from '#server/platform/http/endpoint.ts'

/** What the content of the shop brings to the server: campaigns, menus, pages, templates, labels. */
export const content = {
  lists: [],
  endpoints: [] as readonly Endpoint[],
}
