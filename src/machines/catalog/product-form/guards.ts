import { mostCombinations } from '#api/contract/catalog/products.ts'
import { attributesKnown, uploadsDone } from '#api/rules/catalog/product-form.ts'
import { combinationIsNew, variantDeleteRules } from '#api/rules/catalog/product-variants.ts'
import { mainCategoryChosen, productRules } from '#api/rules/catalog/products.ts'
import { givenCodeRules, patternFills, patternRules } from '#api/rules/catalog/variant-codes.ts'
import { generatorRules } from '#api/rules/catalog/variant-generator.ts'
import { fileCount } from '#api/rules/platform/files.ts'
import { conflictChosen, somethingChanged } from '#api/rules/platform/records.ts'
import { permitted } from '#api/rules/platform/session.ts'
import type { RuleGuard, RulesGuard } from '#machines/platform/refusals.ts'
import { codingOf } from './codes.ts'
import { unchosen } from './conflict.ts'
import { isDirty } from './context.ts'
import {
  factsOf,
  factsWithCategory,
  pendingVariant,
  requestedCombination,
  requestedDrop,
  requestedSharing,
} from './facts.ts'
import { type GuardArgs, guardsOf, judges } from './judge.ts'

/** The permission to add and to edit products. */
const codes = { add: [602], edit: [603] }

/** What a submission asks beside the rules of the product. */
const readiness = [
  ...judges([permitted], ({ context }: GuardArgs) => ({
    holder: context.holder,
    gate: { codes: context.id === null ? codes.add : codes.edit },
  })),
  ...judges([somethingChanged], ({ context }) => ({ changed: context.id === null || isDirty(context) })),
  ...judges([attributesKnown], ({ context }) => ({ known: context.attributesOf === context.draft.main_category_id })),
  ...judges([uploadsDone], ({ context }) => ({ uploading: context.uploading })),
]
/** What the product as a whole is judged by: the same rules that the server asks. */
const whole = judges(productRules, ({ context }) => factsOf(context))

/** The ids of the rules that a submission asks, each once, in the order of the form. A test holds the list to the rules. */
export const submitRules = [
  'validation.type',
  'validation.translation',
  'validation.main_category',
  'validation.tax',
  'validation.number',
  'validation.min_quantity',
  'validation.min_above_max',
  'validation.min_not_multiple',
  'validation.max_quantity',
  'validation.max_below_min',
  'validation.step_quantity',
  'validation.min_stock',
  'validation.variant_required',
  'variant.last_cannot_be_deleted',
  'variant.default_cannot_be_deleted',
  'validation.one_default_variant',
  'variant.too_many',
  'validation.option_required',
  'validation.variant_options',
  'validation.variant_option_value',
  'validation.variant_duplicate',
  'validation.price',
  'price.strikethrough_below',
  'validation.invalid_choice',
  'validation.one_front_image',
  'files.allowed_number',
  'validation.code_characters',
  'validation.code_rounded',
  'validation.stock-code-or-barcode-already-exist',
  'validation.max_length',
  'validation.seo_tags',
  'validation.listed_twice',
  'auth.forbidden',
  'form.unchanged',
  'product.attributes_not_loaded',
  'files.uploading',
] as const

type RuleId =
  | (typeof submitRules)[number]
  | 'variant.values_required'
  | 'variant.too_many_combinations'
  | 'variant.combination_required'
  | 'variant.pattern_unknown'
  | 'variant.pattern_codeless'
  | 'variant.pattern_required'
  | 'conflict.unchosen'

/** What codes of a pattern are judged by, ahead of those of the whole product. */
export const codingRules = [
  'variant.pattern_unknown',
  'variant.pattern_codeless',
  'validation.code_characters',
  'validation.code_rounded',
  'validation.stock-code-or-barcode-already-exist',
  'validation.max_length',
] as const

const coding = (['GENERATE', 'FILL_CODES'] as const).flatMap((act) => [
  ...judges([...patternRules, ...givenCodeRules], ({ context }) => codingOf(context, act), act),
])

/** Every rule of the form, as a guard under its id. */
export const ruleGuards = guardsOf([
  ...whole,
  ...readiness,
  ...judges([mainCategoryChosen], ({ context, event }) => factsWithCategory(context, event), 'CHOOSE_MAIN_CATEGORY'),
  ...judges(variantDeleteRules, ({ context, event }) => pendingVariant(context, event), 'DELETE_VARIANT'),
  ...judges([combinationIsNew], ({ context, event }) => requestedCombination(context, event), 'ADD_VARIANT'),
  ...judges([combinationIsNew], ({ context, event }) => requestedCombination(context, event), 'SET_VARIANT_OPTION'),
  ...judges([fileCount], ({ context, event }) => requestedDrop(context, event), 'ADD_IMAGES'),
  ...judges([fileCount], ({ context, event }) => requestedSharing(context, event), 'SHARE_IMAGES'),
  ...judges(generatorRules, ({ context }) => ({
    chosen: context.chosen,
    most: mostCombinations,
    omitted: context.omitted.length,
  })),
  ...coding,
  ...judges([patternFills], ({ context }) => codingOf(context, 'FILL_CODES'), 'FILL_CODES'),
  ...judges([conflictChosen], ({ context }) => ({ unchosen: unchosen(context) })),
]) as Record<RuleId, RuleGuard & RulesGuard>
