/** What somebody works with, in the names that people know; an empty one where their browser does not say. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** The device of a `User-Agent`. Most name several browsers: the one that is meant stands before those that it is like. */
export function deviceOf(agent: string): Device {
  return { browser: named(browsers, agent), system: named(systems, agent) }
}

type Names = readonly (readonly [mark: RegExp, name: string])[]

const browsers: Names = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

function named(names: Names, agent: string): string {
  return names.find(([mark]) => mark.test(agent))?.[1] ?? ''
}
