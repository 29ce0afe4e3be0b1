/**
 * The rules of the specification that the machines of the panel enforce, and where each of them stands: `rule` is a rule on some transition of
 * the machine, `step` a transition, by its id. A test holds the machines to it, because a guard that is deleted leaves no obligation behind.
 */
export interface Numbered {
  readonly of: string
  readonly machine: 'session' | 'productForm' | 'upload' | 'fileUpload'
  readonly rule?: string
  readonly step?: string
}

const session = (of: string, step: string): Numbered => ({ of, machine: 'session', step })
const form = (of: string, rule: string): Numbered => ({ of, machine: 'productForm', rule })
const step = (of: string, step: string): Numbered => ({ of, machine: 'productForm', step })
const filling = (of: string, event: string) => step(of, `form.work.editing.filling/${event}`)
const upload = (of: string, rule: string): Numbered => ({ of, machine: 'upload', rule })

export const numbered: readonly Numbered[] = [
  session('R1', 'out/done(signIn)'),
  session('R3', 'waiting/after(loadingDelay)'),
  session('R4', 'in/LOSE_SESSION'),
  session('R32', 'waiting/after(loadingDelay)'),
  session('R33', 'checking/failed(check)#2'),
  session('R34', 'checking/done(check)'),
  session('R35', 'in/SIGN_OUT'),
  session('R36', 'in/LOSE_SESSION#2'),
  session('R37', 'out/done(signIn)'),
  session('R201', 'checking/failed(check)'),
  session('R226', 'checking/done(check)'),
  session('R246', 'out/done(signIn)'),
  form('R5', 'auth.forbidden'),
  form('R14', 'validation.main_category'),
  filling('R17', 'MOVE_IMAGE'),
  step('R19', 'form.work.submitting/done(save)'),
  step('R20', 'form.work.submitting/done(save)'),
  step('R21', 'loading/done(open)'),
  step('R38', 'form.work.submitting/done(save)'),
  filling('R39', 'SUBMIT'),
  step('R40', 'form.work.submitting/failed(save)#4'),
  step('R41', 'form.work.editing.confirmingTypeChange/CONFIRM'),
  filling('R42', 'SUBMIT'),
  filling('R43', 'CHOOSE_MAIN_CATEGORY'),
  step('R44', 'form.attributes/always'),
  filling('R45', 'SET_IMAGE_TYPE'),
  form('R45', 'validation.one_front_image'),
  step('R46', 'form/ADD_IMAGES'),
  filling('R47', 'MAKE_DEFAULT'),
  form('R47', 'validation.one_default_variant'),
  form('R48', 'variant.default_cannot_be_deleted'),
  form('R49', 'variant.last_cannot_be_deleted'),
  step('R50', 'form.work.editing.confirmingVariantDelete/CONFIRM'),
  filling('R51', 'DELETE_IMAGE'),
  form('R78', 'validation.type'),
  form('R79', 'validation.type'),
  form('R88', 'validation.translation'),
  form('R90', 'validation.variant_options'),
  form('R91', 'validation.variant_option_value'),
  form('R92', 'validation.variant_duplicate'),
  form('R93', 'validation.price'),
  form('R94', 'validation.stock-code-or-barcode-already-exist'),
  form('R121', 'validation.variant_required'),
  form('R122', 'validation.option_required'),
  step('R179', 'loading/done(open)'),
  step('R195', 'form.work.submitting/failed(save)#4'),
  form('R224', 'files.allowed_number'),
  step('R225', 'loading/done(open)'),
  form('R227', 'validation.invalid_choice'),
  form('R228', 'validation.invalid_choice'),
  form('R80', 'validation.main_category'),
  form('R81', 'validation.tax'),
  form('R82', 'validation.min_quantity'),
  form('R83', 'validation.min_above_max'),
  form('R84', 'validation.min_not_multiple'),
  form('R85', 'validation.max_quantity'),
  form('R86', 'validation.max_below_min'),
  form('R87', 'validation.step_quantity'),
  form('R233', 'validation.seo_tags'),
  upload('R96', 'files.allowed_number'),
  upload('R97', 'files.allowed_formats'),
  upload('R98', 'files.max_size_exceeded'),
  upload('R99', 'files.allowed_formats'),
  upload('R100', 'files.allowed_formats'),
  upload('R224', 'files.allowed_number'),
  { of: 'R196', machine: 'fileUpload', step: 'sending/failed(send)#2' },
]
