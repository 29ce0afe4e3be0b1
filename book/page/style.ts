import {
  amber,
  amberDark,
  grass,
  grassDark,
  iris,
  irisDark,
  slate,
  slateDark,
  tomato,
  tomatoDark,
} from '@radix-ui/colors'

const light = `--ground:${slate.slate1};--text:${slate.slate12};--soft:${slate.slate11};--line:${slate.slate6};--link:${iris.iris11};--rule:${amber.amber12};--passed:${grass.grass11};--failed:${tomato.tomato11}`
const dark = `--ground:${slateDark.slate1};--text:${slateDark.slate12};--soft:${slateDark.slate11};--line:${slateDark.slate6};--link:${irisDark.iris11};--rule:${amberDark.amber11};--passed:${grassDark.grass11};--failed:${tomatoDark.tomato11}`

/** The book's own look: the panel's colours, system letters, tables that scroll by themselves on narrow screens. */
export const pageStyle = [
  `:root{color-scheme:light dark;${light}}`,
  `@media(prefers-color-scheme:dark){:root{${dark}}}`,
  'body{margin:0;background:var(--ground);color:var(--text);font:14px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}',
  'main{max-width:1200px;margin:0 auto;padding:24px}',
  '.languages{position:sticky;top:0;display:flex;gap:16px;padding:8px 24px;background:var(--ground);border-bottom:1px solid var(--line)}',
  'body:has(#tr:checked) main.en,body:has(#en:checked) main.tr{display:none}',
  'h1{font-size:24px}section{scroll-margin-top:40px}h2{font-size:20px;margin-top:48px;border-top:1px solid var(--line);padding-top:24px}h3{font-size:16px}',
  'a{color:var(--link)}nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;padding:0;list-style:none}',
  'code,small{font-size:12px;color:var(--soft)}code{font-family:ui-monospace,Menlo,Consolas,monospace}',
  '.picture{display:block;overflow:auto;border:1px solid var(--line);border-radius:6px}.picture img{display:block;max-width:none}',
  'table{display:block;overflow-x:auto;border-collapse:collapse;font-size:13px}th,td{padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}th{font-weight:500}thead th{color:var(--soft);white-space:nowrap}',
  'td ul{margin:0;padding-left:16px}.rule{color:var(--rule)}.passed{color:var(--passed)}.failed{color:var(--failed)}',
  'details{margin:4px 0}summary{cursor:pointer}ol{font-size:13px}.files{color:var(--soft)}',
  '@media print{.languages{display:none}.picture{overflow:visible}.picture img{max-width:100%}}',
].join('\n')
