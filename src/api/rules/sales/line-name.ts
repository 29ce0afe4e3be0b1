/** What a line of an order is called: the product, and which of its variants was bought, for whoever takes it from the shelf. */
export function lineName({ name, options }: { readonly name: string; readonly options: string }): string {
  return options === '' ? name : `${name} (${options})`
}
