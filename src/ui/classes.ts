/** Joins the class names that apply: `classes(styles.row, selected && styles.selected)`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
