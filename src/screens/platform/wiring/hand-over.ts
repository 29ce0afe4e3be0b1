/** Puts a file into the person's downloads. */
export function handOver(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it now; a moment later nobody asks for it any more.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
