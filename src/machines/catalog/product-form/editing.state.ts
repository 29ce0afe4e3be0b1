import { and } from 'xstate'
import { flow } from './flow.ts'
import { codingRules, submitRules } from './guards.ts'

/** Filling the form in. What a person must answer first is a state of its own, and nothing else changes meanwhile. */
export const editing = flow.createStateConfig({
  tags: ['editable'],
  initial: 'filling',
  states: {
    filling: {
      on: {
        SET_FIELD: { actions: 'edit' },
        SET_TEXT: { actions: 'edit' },
        CHOOSE_MAIN_CATEGORY: { guard: 'validation.main_category', actions: 'edit' },
        ADD_CATEGORY: { actions: 'edit' },
        REMOVE_CATEGORY: { actions: 'edit' },
        SET_ATTRIBUTE: { actions: 'edit' },
        CHOOSE_TYPE: [
          { guard: 'losesVariants', target: 'confirmingTypeChange', actions: 'askType' },
          { actions: 'chooseType' },
        ],
        CHOOSE_OPTIONS: { actions: 'edit' },
        ADD_VARIANT: { guard: 'validation.variant_duplicate', actions: 'edit' },
        SET_VARIANT: { actions: 'edit' },
        SET_VARIANT_OPTION: [
          { guard: 'validation.variant_duplicate', actions: 'edit' },
          { target: 'alertingDuplicate', actions: 'askVariant' },
        ],
        SET_PRICE: { actions: 'edit' },
        FILL_VARIANTS: { actions: 'edit' },
        MAKE_DEFAULT: { actions: 'edit' },
        DELETE_VARIANT: {
          guard: and(['variant.default_cannot_be_deleted', 'variant.last_cannot_be_deleted']),
          target: 'confirmingVariantDelete',
          actions: 'askVariant',
        },
        OPEN_GENERATOR: { target: 'generating', actions: ['offerValues', 'clearPatterns'] },
        OPEN_CODES: { target: 'coding', actions: 'clearPatterns' },
        SHARE_IMAGES: { guard: 'files.allowed_number', actions: 'edit' },
        MOVE_IMAGE: { actions: 'edit' },
        SET_IMAGE_TYPE: { actions: 'edit' },
        SET_IMAGE_STATUS: { actions: 'edit' },
        DELETE_IMAGE: { actions: 'edit' },
        RESTORE_IMAGE: { actions: 'edit' },
        REVERT: { actions: 'revert' },
        SUBMIT: { guard: and(submitRules), target: '#productForm.form.work.submitting' },
      },
      initial: 'calm',
      states: {
        calm: {},
        failed: {
          description: 'The last save failed. Everything is as it was, and the same save can be sent again (R40).',
        },
      },
    },
    alertingDuplicate: {
      description: 'A variant with these options exists already (R92).',
      on: { CANCEL: { target: 'filling', actions: 'forgetAsked' } },
    },
    confirmingVariantDelete: {
      on: {
        CONFIRM: { target: 'filling', actions: ['deleteVariant', 'forgetAsked'] },
        CANCEL: { target: 'filling', actions: 'forgetAsked' },
      },
    },
    confirmingTypeChange: {
      description: 'Another kind of product keeps only the default variant (R41).',
      on: {
        CONFIRM: { target: 'filling', actions: ['chooseType', 'forgetAsked'] },
        CANCEL: { target: 'filling', actions: 'forgetAsked' },
      },
    },
    generating: {
      description: 'Values are chosen, their combinations previewed, and single ones left out.',
      on: {
        CHOOSE_VALUES: { actions: 'chooseValues' },
        CHOOSE_COMBINATIONS: { actions: 'chooseCombinations' },
        GENERATE: {
          guard: and([
            'variant.values_required',
            'variant.too_many_combinations',
            'variant.combination_required',
            ...codingRules,
          ]),
          target: 'filling',
          actions: ['edit', 'notePatterns', 'keepPatterns'],
        },
        SET_PATTERN: { actions: 'setPattern' },
        CANCEL: 'filling',
      },
    },
    coding: {
      description: 'Variants that have no code yet get one from a pattern, and all codes are previewed.',
      on: {
        SET_PATTERN: { actions: 'setPattern' },
        FILL_CODES: {
          guard: and(['variant.pattern_required', ...codingRules]),
          target: 'filling',
          actions: ['edit', 'notePatterns', 'keepPatterns'],
        },
        CANCEL: 'filling',
      },
    },
  },
})
