import '#ui/tokens.css'
import '#ui/base.css'
import { createRoot } from 'react-dom/client'
import { beginSpeaking } from '#locales/i18n.ts'
import { tellTimeOf } from '#locales/shop-time.ts'
import { App } from '#screens/frame/App.tsx'
import { loadInside } from '#screens/frame/Door.tsx'
import { followHistory } from '#screens/frame/place.ts'
import { beginTheme } from '#screens/frame/theme.ts'
import { sessionActor } from '#screens/wiring/session-actor.ts'

beginTheme()
followHistory()
sessionActor.subscribe(({ context }) => tellTimeOf(context.shop?.time_zone))
sessionActor.start()
// Whoever has a token will most likely come in: what is behind the door is fetched while the session is checked.
if (sessionActor.getSnapshot().context.hasToken) loadInside().catch(() => {})

const root = document.getElementById('root')
if (root) beginSpeaking().then(() => createRoot(root).render(<App />))
