/** Why a control may not be used now, in the reader's words: one failing rule, and the way to mend it where there is one. */
export interface ShownRefusal {
  readonly id: string
  readonly text: string
  readonly fix?: RefusalFix | undefined
}

/** Where the failing rule is mended: another place (`href`, also `#field.path`), an act of this page, or an act that is refused too, and why. */
export type RefusalFix =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onFix: () => void }
  | { readonly label: string; readonly refused: string }
