/** What says that a request or a field is written wrong, or that nobody is there to answer: no rule of the shop refused. */
const noRuleOfTheShop =
  /^(validation|request|server|auth|confirm)\.|^(notFound|bulk\.not_found|form\.unchanged|list\.none_selected)$/

/** Whether what refused is a rule of the shop: its tries are counted, and its page has more to tell. */
export function isOfTheShop(id: string): boolean {
  return !noRuleOfTheShop.test(id)
}
