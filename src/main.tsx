import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { beginSpeaking } from './locales/i18n.ts'
import { tellTimeOf } from './locales/shop-time.ts'
import { App } from './screens/platform/frame/App.tsx'
import { loadInside } from './screens/platform/frame/Door.tsx'
import { followHistory } from './screens/platform/frame/place.ts'
import { beginTheme } from './screens/platform/frame/theme.ts'
import { sessionActor } from './screens/platform/wiring/session-actor.ts'

beginTheme()
followHistory()
sessionActor.subscribe(({ context }) => tellTimeOf(context.shop?.time_zone))
sessionActor.start()
// Whoever has a token will most likely come in: what is behind the door is fetched while the session is checked.
if (sessionActor.getSnapshot().context.hasToken) loadInside().catch(() => {})

const root = document.getElementById('root')
if (root) beginSpeaking().then(() => createRoot(root).render(<App />))
