/** A text in English, and its forms in the language. */
interface Pair {
  readonly english: string;
  readonly own: readonly string[];
}

const places = /\{\d+\}|#/gu;
/** What a text is tried with in the place of its values. */
const values = ['Peace Mantra', '₹1,299', '7'];
/** A text with fewer letters of its own is hardly more than its values. */
const fewLetters = 4;

/**
 * Makes patterns as strict as what was asked for in English: “Close” doesn't find “प्लान बंद करें” because its last words
 * are those of “बंद करें”, as its English, “Cancel plan”, wouldn't be found either.
 */
export function apart(known: readonly Pair[]) {
  const samples = known.flatMap(({ english }, place) =>
    (english.search(places) < 0 ? [''] : values).map((value) => ({
      place,
      value,
      english: filled(english, value),
    })),
  );
  const ownOf = ({ place, value }: (typeof samples)[number]) =>
    (known[place]?.own ?? []).map((form) => filled(form, value));

  return (pattern: RegExp | null, asked: string | RegExp, isExact: boolean): RegExp | null => {
    if (pattern === null) return null;
    const isAsked = matcherOf(asked, isExact);
    const [right, wrong] = [samples.filter((each) => isAsked(each.english)), new Set<string>()];
    const meant = new Set(right.flatMap(ownOf));
    const placesMeant = new Set(right.map(({ place }) => place));
    for (const each of samples) {
      if (placesMeant.has(each.place) || isFaulty(known[each.place])) continue;
      if (!ownOf(each).some((text) => pattern.test(text) && !meant.has(text))) continue;
      for (const form of known[each.place]?.own ?? []) {
        const whole = wholeOf(form);
        const isSpecific = (form.replaceAll(places, '').match(/\p{L}/gu) ?? []).length >= fewLetters;
        if (isSpecific && ![...meant].some((text) => new RegExp(`^${whole}$`, 'iu').test(text))) wrong.add(whole);
      }
    }
    if (wrong.size === 0) return pattern;
    const { source } = pattern;
    const rest = source.startsWith('^') ? source.slice(1) : `[^]*?${source}`;
    return new RegExp(`^(?!\\s*(?:${[...wrong].join('|')})\\s*$)${rest}`, pattern.flags);
  };
}

function isFaulty(pair: Pair | undefined): boolean {
  try {
    return pair?.own.length === 0;
  } catch {
    return true;
  }
}

function filled(text: string, value: string): string {
  return text.replaceAll(places, value);
}

/** A pattern for a form with any values. */
function wholeOf(form: string): string {
  return form
    .split(places)
    .map((part) => literal(part))
    .join('[^]*?');
}

/** Sign by sign in hexadecimal where a pattern, or a selector around it, would take it for something else. */
export function literal(text: string): string {
  const plain = text.replaceAll(
    /[^\p{L}\p{M}\p{N}\s]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`,
  );
  return plain.replaceAll(/\s+/gu, String.raw`\s+`);
}

/** As Playwright looks for it: a text stands anywhere, in letters of any size, unless it is exact. */
function matcherOf(asked: string | RegExp, isExact: boolean): (text: string) => boolean {
  if (typeof asked !== 'string') return (text) => asked.test(text);
  const wanted = plain(asked);
  return isExact
    ? (text) => plain(text) === wanted
    : (text) => plain(text).toLowerCase().includes(wanted.toLowerCase());
}

function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
