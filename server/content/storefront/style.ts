import { createHash } from 'node:crypto'
import type { WebTheme } from '#api/contract/content/web.ts'

/** The storefront's own sheet. Colours that the shop has set stand over these. */
export const style = `:root{color-scheme:light dark;--ground:#fff;--ink:#1c2024;--accent:#5b5bd6;--on-accent:#fff;--soft:color-mix(in srgb,var(--ink) 72%,var(--ground));--line:color-mix(in srgb,var(--ink) 16%,var(--ground));font:17px/1.65 system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{--ground:#111113;--ink:#edeef0;--accent:#b1a9ff;--on-accent:#111113}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);min-height:100vh;display:flex;flex-direction:column;overflow-wrap:break-word}
a{color:inherit;text-decoration-color:var(--accent);text-underline-offset:3px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-999px;padding:8px 16px;background:var(--ground)}
.skip:focus{left:8px;top:8px;z-index:1}
header,main,footer{width:100%;max-width:48rem;margin:0 auto;padding:0 16px}
header{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;padding-top:12px;padding-bottom:12px;border-bottom:1px solid var(--line)}
header .shop{font-weight:600;text-decoration:none;margin-right:auto;display:flex;align-items:center;min-height:44px}
header .shop img{max-height:40px;max-width:180px}
nav ul,.tags,.list{list-style:none;margin:0;padding:0}
nav ul{display:flex;flex-wrap:wrap;gap:0 16px}
nav a{display:inline-flex;align-items:center;min-height:44px}
nav [aria-current]{font-weight:600}
main{flex:1;padding-top:24px;padding-bottom:48px}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 8px}
h2{font-size:1.35rem;line-height:1.3;margin:2rem 0 .5rem}
h3{font-size:1.1rem;margin:1.5rem 0 .25rem}
h4{font-size:1rem;margin:1.25rem 0 .25rem}
p{margin:.75rem 0}
.when,.note{color:var(--soft);font-size:.875rem;margin:.25rem 0}
.draft{border:1px solid var(--line);border-left:4px solid #e2a336;padding:8px 12px;margin:0 0 20px}
.cover,.text img{display:block;max-width:100%;height:auto;border-radius:6px}
.cover{margin:16px 0;width:100%}
.text img{margin:16px 0}
blockquote{margin:1rem 0;padding-left:16px;border-left:3px solid var(--accent)}
pre{overflow:auto;padding:12px;border:1px solid var(--line);border-radius:6px}
.wide{overflow:auto;margin:1rem 0}
.text table{border-collapse:collapse}
th,td{border:1px solid var(--line);padding:6px 12px;text-align:left;vertical-align:top}
hr{border:0;border-top:1px solid var(--line);margin:2rem 0}
.align-left{text-align:left}.align-right{text-align:right}.align-center{text-align:center}.align-justify{text-align:justify}
.tags{display:flex;flex-wrap:wrap;gap:8px;margin-top:2rem}
.tags li{font-size:.875rem;color:var(--soft);border:1px solid var(--line);border-radius:999px;padding:2px 12px}
.list>li{padding:16px 0;border-bottom:1px solid var(--line)}
.list h2{margin:0;font-size:1.2rem}
.list h2 a{display:inline-block;padding:4px 0}
.list p{margin:.25rem 0}
.more{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:6px;background:var(--accent);color:var(--on-accent);text-decoration:none}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
body:has(.home) :is(header,main,footer){max-width:75rem}
.block{padding:20px 16px;margin:0 0 16px;border-radius:6px}
.block h2{margin:0 0 16px;text-align:center}
.block h3{margin:8px 0 4px}
.told{white-space:pre-line}
.cards{list-style:none;margin:0;padding:0;display:grid;gap:16px;grid-template-columns:repeat(3,minmax(0,1fr))}
.columns-2 .cards{grid-template-columns:repeat(2,minmax(0,1fr))}
.columns-4 .cards{grid-template-columns:repeat(4,minmax(0,1fr))}
.cards img{display:block;width:100%;max-height:420px;object-fit:cover;border-radius:6px}
.cards a{display:inline-flex;align-items:center;min-height:44px}
.cards a:has(picture){display:block}
.hero .cards,.beside .cards{grid-template-columns:minmax(0,1fr)}
.hero h3{font-size:2rem}
.hero .cards img{max-height:560px}
.slider .cards{display:flex;overflow-x:auto;scroll-snap-type:x proximity;padding-bottom:8px}
.slider .cards li{flex:0 0 min(240px,70vw);scroll-snap-align:start}
.beside .cards li:has(picture){display:grid;grid-template-columns:1fr 1fr;gap:0 24px;grid-auto-rows:min-content;align-items:center}
.beside .cards picture{grid-row:1/span 4}
.beside.right .cards picture{grid-column:2}
.beside.right .cards li>:not(picture){grid-column:1}
.facts .cards{grid-template-columns:repeat(auto-fit,minmax(200px,1fr));text-align:center}
.ticker{padding:4px 16px}
.ticker .cards{display:flex;flex-wrap:wrap;justify-content:center;gap:0 24px}
.ticker h3{font-size:1rem;font-weight:400;margin:0}
@media (max-width:600px){.grid .cards,.beside .cards li:has(picture){grid-template-columns:minmax(0,1fr)}.beside .cards picture,.beside.right .cards li>*{grid-column:1;grid-row:auto}.hero h3{font-size:1.5rem}}
header .menu{flex-basis:100%;order:1}
.menu li{position:relative}
.menu summary{display:inline-flex;align-items:center;min-height:44px;cursor:pointer;list-style:none}
.menu summary::after{content:'';width:6px;height:6px;margin-left:8px;border:solid currentColor;border-width:0 1.5px 1.5px 0;rotate:45deg}
.menu details[open] summary::after{rotate:225deg}
.menu details>ul{position:absolute;z-index:1;min-width:12rem;padding:8px 16px;background:var(--ground);border:1px solid var(--line);border-radius:6px}
.menu ul ul{display:block}
.menu ul ul ul{padding-left:16px}
.menu span{display:inline-flex;align-items:center;min-height:44px;color:var(--soft)}
footer .menu ul{padding-top:8px}
footer{padding-top:16px;padding-bottom:24px;border-top:1px solid var(--line);color:var(--soft);font-size:.875rem}
`

/** Named after its content: a page never meets another one's sheet. */
export const stylePath = `/web/style-${createHash('sha256').update(style).digest('hex').slice(0, 12)}.css`

/** The colours that the shop has set, as a sheet. A ground without its text is none: nobody could read it. */
export function coloursOf({ background, text, button, button_text }: WebTheme['colors']): string {
  const set = [
    ...(isColour(background) && isColour(text)
      ? [`color-scheme:only light`, `--ground:${background}`, `--ink:${text}`]
      : []),
    ...(isColour(button) && isColour(button_text) ? [`--accent:${button}`, `--on-accent:${button_text}`] : []),
  ]
  return set.length === 0 ? '' : `:root{${set.join(';')}}`
}

/** What lets a sheet of a page through its policy. */
export function hashOf(css: string): string {
  return css && `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

/** It goes into a sheet: nothing else may. */
export function isColour(text: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)
}
