import { useEffect } from 'react'

/** Chips, and the tab of a list that is narrowed by one. */
const chosenBy = '[role="search"] [data-chip], search [data-chip], [data-tabs] [data-chip]'

/** On paper, and in the name of the file that is printed into, the title says what the list was narrowed by: the words of its chips. */
export function usePrintTitle(): void {
  useEffect(function nameThePrint() {
    let title = ''
    const begin = () => {
      title = document.title
      const chips = [...document.querySelectorAll<HTMLElement>(chosenBy)]
      const words = chips.map((chip) => chip.dataset.chip).join(', ')
      if (words !== '') document.title = title.replace(/( · )(?=[^·]*$)/, ` – ${words}$1`)
    }
    const end = () => {
      if (title !== '') document.title = title
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
}
