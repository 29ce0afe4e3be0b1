/** Markup that runs `fired(n)` where a page takes text for markup: by loading, by failing to load, by moving, or (`pressed`) by a press. */
interface Payload {
  readonly n: number
  readonly text: string
  readonly pressed?: true
}

const byItself: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `--><script>${call}</script>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<IMG SRC=x ONERROR=${call}>`,
  (call) => `<img/src="x"/onerror=${call}>`,
  (call) => `<img\nsrc=x\nonerror\n=\n${call}>`,
  (call) => `<img src=x onerror="&#102;${call.slice(1)}">`,
  (call) => `<img src=x onerror=\\u0066${call.slice(1)}>`,
  (call) => `<img src=x onerror="window['fi'+'red']${call.slice(5)}">`,
  (call) => `<img srcset=x onerror=${call}>`,
  (call) => `"><img src=x onerror=${call}>`,
  (call) => `'><img src=x onerror=${call}>`,
  (call) => `</textarea><img src=x onerror=${call}>`,
  (call) => `<!--><img src=x onerror=${call}>-->`,
  (call) => `<![CDATA[><img src=x onerror=${call}>]]>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>"></p>`,
  (call) => `<xmp><p title="</xmp><img src=x onerror=${call}>"></p>`,
  (call) => `<svg><style><img src=x onerror=${call}></style></svg>`,
  (call) => `<math><style><img src=x onerror=${call}></style></math>`,
  (call) => `<picture><source srcset=x><img src=x onerror=${call}></picture>`,
  (call) => `<input type=image src=x onerror=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<svg onload=${call}></svg>`,
  (call) => `<svg/onload=${call}></svg>`,
  (call) => `<svg><image href=x onerror=${call} /></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s /></svg>`,
  (call) => `<svg><set onbegin=${call} attributeName=x dur=1s /></svg>`,
  (call) => `<body onload=${call}>`,
  (call) => `<body onpageshow=${call}>`,
  (call) => `<iframe onload=${call}></iframe>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<iframe src="data:text/html,<script>${call}</script>"></iframe>`,
  (call) => `<video src=x onerror=${call}></video>`,
  (call) => `<audio src=x onerror=${call}></audio>`,
  (call) => `<video><source src=x onerror=${call}></video>`,
  (call) => `<object data=x onerror=${call}></object>`,
  (call) => `<embed src="data:text/html,<script>${call}</script>">`,
  (call) => `<details open ontoggle=${call}>x</details>`,
  (call) => `<style>@keyframes k{}</style><i style="animation:k 1s" onanimationstart=${call}>x</i>`,
  (call) => `<style onload=${call}>i{}</style>`,
  (call) => `<link rel=stylesheet href="data:text/css," onload=${call}>`,
  (call) => `<div style="content-visibility:auto" oncontentvisibilityautostatechange=${call}>x</div>`,
]

const byAPress: readonly ((call: string) => string)[] = [
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `<a href="JaVaScRiPt:${call}">x</a>`,
  (call) => `<a href="java&#9;script:${call}">x</a>`,
  (call) => `<a href="&#1;javascript:${call}">x</a>`,
  (call) => `<a href="javascript&colon;${call}">x</a>`,
  (call) => `<form action="javascript:${call}"><button>x</button></form>`,
  (call) => `<form><button formaction="javascript:${call}">x</button></form>`,
  (call) => `<svg><a href="javascript:${call}"><text y=20>x</text></a></svg>`,
  (call) => `<p onclick=${call}><b>x</b></p>`,
]

export const payloads: readonly Payload[] = [
  ...byItself.map((make, at) => ({ n: at + 1, text: make(`fired(${at + 1})`) })),
  ...byAPress.map((make, at) => ({ n: at + 101, text: make(`fired(${at + 101})`), pressed: true as const })),
]

/** Texts that must fire nowhere, not even as markup: a sink that fires at them fires at anything. */
export const harmless: readonly string[] = [
  'Ali & Veli <3',
  '5 > 3 ve 2 < 4',
  '<b>fired(901)</b>',
  'javascript:fired(902)',
  '&lt;script&gt;fired(903)&lt;/script&gt;',
  `{{constructor.constructor('fired(904)')()}}`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text itself
  '${fired(905)}',
  '<p title="<img src=x onerror=fired(906)>">x</p>',
  '<textarea><img src=x onerror=fired(907)></textarea>',
  '<template><script>fired(908)</script></template>',
  '<!-- <script>fired(909)</script> -->',
  '<a href="#fired(910)">x</a>',
]

/** The payloads one behind the other, as many to a text as fit into so many characters. */
export function packed(most: number): readonly string[] {
  const texts: string[] = []
  for (const { text } of payloads) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + text.length + 1 <= most) texts[texts.length - 1] = `${last} ${text}`
    else texts.push(text)
  }
  return texts
}

/** The numbers of the payloads that a text carries. */
export function carriedBy(text: string): readonly number[] {
  return payloads.filter((payload) => text.includes(payload.text)).map(({ n }) => n)
}
