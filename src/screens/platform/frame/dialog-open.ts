/** Whether something in front of the page waits for an answer: it comes first. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"], [role="alertdialog"]') !== null
}
