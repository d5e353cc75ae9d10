/** Browser names that members recognise, checked from the top, because later ones are also named in the User-Agent of earlier ones. */
const browsers = {
  kakaotalk: /KAKAOTALK/i,
  naver: /NAVER\(inapp/i,
  instagram: /Instagram/i,
  facebook: /FBAN|FBAV/i,
  whale: /Whale\//i,
  samsung: /SamsungBrowser\//i,
  edge: /Edg(?:e|A|iOS)?\//i,
  opera: /OPR\/|Opera/i,
  firefox: /Firefox\/|FxiOS\//i,
  chrome: /Chrome\/|CriOS\//i,
  safari: /Safari\//i,
} as const;

const systems = {
  ipad: /iPad/i,
  iphone: /iPhone|iPod/i,
  android: /Android/i,
  windows: /Windows/i,
  chromeos: /CrOS/i,
  macos: /Macintosh|Mac OS X/i,
  linux: /Linux|X11/i,
} as const;

export type BrowserName = keyof typeof browsers | 'unknown';
export type SystemName = keyof typeof systems | 'unknown';
export type Device = { readonly browser: BrowserName; readonly system: SystemName };

const unknownDevice: Device = { browser: 'unknown', system: 'unknown' };

/** Browser and system of a User-Agent header. It is not verified: useful to recognise one's own devices, but no proof. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined) return unknownDevice;
  return { browser: firstOf(browsers, userAgent) ?? 'unknown', system: firstOf(systems, userAgent) ?? 'unknown' };
}

/** A stored device; names no longer known become unknown. */
export function storedDevice(browser: string, system: string): Device {
  return {
    browser: isNameIn(browsers, browser) ? browser : 'unknown',
    system: isNameIn(systems, system) ? system : 'unknown',
  };
}

function firstOf<Name extends string>(table: Readonly<Record<Name, RegExp>>, text: string): Name | undefined {
  return (Object.keys(table) as Name[]).find((name) => table[name].test(text));
}

function isNameIn<Name extends string>(table: Readonly<Record<Name, RegExp>>, text: string): text is Name {
  return Object.hasOwn(table, text);
}
