import { t } from '../kit/text/text.ts';
/** Minimum password length in characters. Length matters more than character classes. */
export const shortestPassword = 10;
export const longestPassword = 128;
export const longestName = 60;
export const longestEmail = 254;

/** The e-mail address trimmed and in lower case; null if it isn't valid. */
export function normalisedEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const isEmail = email.length <= longestEmail && /^[^\s@<>"(),:;]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(email);
  return isEmail ? email : null;
}

/**
 * What is wrong with the password; null if it is fine. `known` holds personal words that would make it easy to
 * guess.
 */
export function passwordMistake(password: string, known: readonly string[] = []): string | null {
  if (password.length < shortestPassword) return t`Use at least ${shortestPassword} characters`;
  if (password.length > longestPassword) return t`Use at most ${longestPassword} characters`;
  const small = password.toLowerCase();
  if (new Set(small).size < 4 || isRun(small)) return t`That’s too easy to guess`;
  const words = known.map((word) => word.toLowerCase().replace(/^\+91/u, '')).filter((word) => word.length > 3);
  return [...commonParts, ...words].some((word) => small.replaceAll(word, '').length < 4)
    ? t`That’s too easy to guess`
    : null;
}

/** Whether the text is a run such as '1234567890' or 'abcdefghij', in either direction. */
function isRun(text: string): boolean {
  const steps = Array.from(
    { length: text.length - 1 },
    (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index),
  );
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** Parts that make a password easy to guess. */
const commonParts = ['password', 'qwertyuiop', 'asdfghjkl', '1234567890', 'iloveyou', 'welcome', 'india', 'mantra'];

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/u, 'Android'],
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
];

/** A device's name as its owner reads it; it is stored in English. */
export function spokenDevice(name: string): string {
  const [browser = '', system] = name.split(' on ');
  if (system === undefined) return browser === 'Unknown device' ? t`Unknown device` : browser;
  return browser === 'A browser' ? t`A browser on ${system}` : t`${browser} on ${system}`;
}

/** A short device name such as 'Chrome on Android'. The full user agent is never stored. */
export function deviceName(userAgent: string | null): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  if (browser === undefined) return system === undefined ? 'Unknown device' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
