import { lazyScreens, type ScreenFile } from './lazy-screens.ts'

/** The screens before the gate. The table of the others stands behind it, so that nobody waits for it at the door. */
export const publicScreens = lazyScreens(
  import.meta.glob<ScreenFile>('./platform/session/{SignIn,ForgotPassword,ResetPassword,NotFound}.tsx'),
)
