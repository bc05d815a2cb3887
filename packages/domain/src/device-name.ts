/**
 * Browser names in user agents, rarest first, because each also claims to be those further down.
 */
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

interface DeviceName {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

/** The display name of browser and system from a user agent. */
export function deviceName(userAgent: string): DeviceName {
  const nameOf = (names: typeof BROWSERS) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  return {
    browser: nameOf(BROWSERS) ?? null,
    system: nameOf(SYSTEMS) ?? null,
    isHandheld: /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent),
  };
}
