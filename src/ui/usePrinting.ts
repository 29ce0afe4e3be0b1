import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** For what is drawn on the way to paper only. */
let underWay = false
window.addEventListener('beforeprint', () => {
  underWay = true
})
window.addEventListener('afterprint', () => {
  underWay = false
})

/** Whether the page is on its way to paper: then what is drawn only while in sight must all be there, before the browser looks. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(underWay)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
