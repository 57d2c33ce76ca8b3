/** A source no device has, so the fallback font stays. */
const none = 'local("-")';

/**
 * Disables fonts that missed the first paint. Browsers would apply them with the next style change and shift the
 * text.
 */
export function skipLateFonts(view: Window): void {
  const [painted] = view.performance.getEntriesByName('first-contentful-paint');
  if (painted === undefined) return;
  const own = [...view.document.styleSheets].filter(({ href }) => href === null);
  const faces = own.flatMap(facesOf);
  // `document.fonts` lists the faces in style sheet order.
  const states = [...view.document.fonts].map(({ status }) => status);
  for (const [index, { sheet, rule }] of faces.entries()) {
    const address = /url\("([^"]+)"\)/u.exec(rule.cssText)?.[1];
    if (address === undefined || !rule.cssText.includes('optional') || states[index] === 'unloaded') continue;
    const [fetched] = view.performance.getEntriesByName(new URL(address, view.location.href).href, 'resource');
    if (hasEnded(fetched, painted.startTime)) continue;
    const at = [...sheet.cssRules].indexOf(rule);
    sheet.deleteRule(at);
    sheet.insertRule(rule.cssText.replace(/url\([^)]*\)(?: format\([^)]*\))?/u, none), at);
  }
}

function facesOf(sheet: CSSStyleSheet): { sheet: CSSStyleSheet; rule: CSSFontFaceRule }[] {
  return [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ sheet, rule }] : []));
}

function hasEnded(fetched: PerformanceEntry | undefined, before: number): boolean {
  return fetched !== undefined && fetched.startTime + fetched.duration <= before;
}
