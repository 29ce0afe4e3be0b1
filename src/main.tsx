import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { beginSpeaking } from './locales/i18n.ts'
import { setShopTimeZone } from './locales/shop-time.ts'
import { App } from './screens/platform/frame/App.tsx'
import { fetchAhead } from './screens/platform/frame/fetch-ahead.ts'
import { followHistory } from './screens/platform/frame/place.ts'
import { beginTheme } from './screens/platform/frame/theme.ts'
import { sessionActor } from './screens/platform/wiring/session-actor.ts'

beginTheme()
followHistory()
sessionActor().subscribe(({ context }) => setShopTimeZone(context.shop?.time_zone))
sessionActor().start()
fetchAhead()

const root = document.getElementById('root')
if (root) beginSpeaking().then(() => createRoot(root).render(<App />))
