/**
 * The scoring of Mozilla's HTTP Observatory, version 5, for one answer of a site that is reached by https
 * (github.com/mdn/mdn-http-observatory: src/grader/charts.js and src/analyzer/tests). What needs the network beside the
 * answer, the preload list and the way from http, counts as it does for a site that is on no list and has no http.
 */
export interface Observed {
  readonly headers: Headers;
  readonly html: string;
}

export interface Grade {
  readonly score: number;
  readonly grade: string;
  /** What each test found, with its points. */
  readonly found: Readonly<Record<string, readonly [finding: string, points: number]>>;
}

type Finding = readonly [string, number];

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const broadOrInline = [...broad, "'unsafe-inline'", 'data:'];
const isHash = (source: string) => /^'(?:sha256-|sha384-|sha512-|nonce-)/u.test(source);

/** Points beyond 100 count only for a site that would have an A without them. */
const forExtraCredit = 90;

/** Score and grade of one answer. */
export function observatoryGrade(observed: Observed): Grade {
  const found: Record<string, Finding> = {
    'content-security-policy': contentPolicy(observed),
    cookies: cookies(observed),
    'cross-origin-resource-sharing': sharing(observed),
    redirection: ['redirection-not-needed-no-http', 0],
    'referrer-policy': referrer(observed),
    'strict-transport-security': transport(observed),
    'subresource-integrity': integrity(observed),
    'x-content-type-options': named(observed, 'x-content-type-options', { nosniff: 0 }, -5, -5),
    'x-frame-options': frames(observed),
    'cross-origin-resource-policy': named(
      observed,
      'cross-origin-resource-policy',
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
      0,
      -5,
    ),
    'cross-origin-embedder-policy': named(
      observed,
      'cross-origin-embedder-policy',
      { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
      0,
      -5,
    ),
    'cross-origin-opener-policy': named(
      observed,
      'cross-origin-opener-policy',
      { 'same-origin': 10, 'same-origin-allow-popups': 10, 'noopener-allow-popups': 10, 'unsafe-none': 0 },
      0,
      -5,
    ),
  };
  const points = Object.values(found).map(([, each]) => each);
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 100);
  const bare = sum(points.filter((each) => each < 0));
  const score = Math.max(0, bare >= forExtraCredit ? sum(points) : bare);
  return { score, grade: gradeOf(score), found };
}

function gradeOf(score: number): string {
  const steps = [
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
  ] as const;
  return steps.find(([min]) => score >= min)?.[1] ?? 'F';
}

/** The directives of a policy; throws for one that is named twice, as the Observatory does. */
export function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/u);
    if (name === '') continue;
    if (directives.has(name)) throw new Error(`${name} stands twice`);
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives;
}

function contentPolicy({ headers }: Observed): Finding {
  const header = headers.get('content-security-policy');
  if (header === null) return ['csp-not-implemented', -25];
  const csp = directivesOf(header);
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const unlessHashed = (sources: readonly string[]) =>
    sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  const script = unlessHashed(of('script-src'));
  const style = unlessHashed(of('style-src'));
  const isOneOf = (some: readonly string[]) => (source: string) => some.includes(source);
  const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const passive = ['img-src', 'media-src'];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (script.some(isOneOf(broadOrInline)) || of('object-src').some(isOneOf(broad))) {
    return ['csp-implemented-with-unsafe-inline', -20];
  }
  if (active.some(isInsecure)) return ['csp-implemented-with-insecure-scheme', -20];
  if ([...script, ...style].includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if (passive.flatMap(of).some(isInsecure)) {
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  }
  if (style.some(isOneOf(broadOrInline))) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  return csp.get('default-src')?.join(' ') === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function cookies({ headers }: Observed): Finding {
  const set = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (set.length === 0) return ['cookies-not-found', 0];
  const lacks = (attribute: RegExp) => set.some((cookie) => !attribute.test(cookie));
  if (lacks(/;\s*secure/u)) return ['cookies-without-secure-flag-but-protected-by-hsts', -5];
  const sessions = set.filter((cookie) => /^[^=]*(?:login|sess)/u.test(cookie));
  const isBare = sessions.some((cookie) => !/;\s*httponly/u.test(cookie));
  if (isBare) return ['cookies-session-without-httponly-flag', -30];
  return lacks(/;\s*samesite=(?:strict|lax)/u)
    ? ['cookies-secure-with-httponly-sessions', 0]
    : ['cookies-secure-with-httponly-sessions-and-samesite', 5];
}

function sharing({ headers }: Observed): Finding {
  const isShared = headers.get('access-control-allow-origin') !== null;
  if (!isShared) return ['cross-origin-resource-sharing-not-implemented', 0];
  return headers.get('access-control-allow-credentials') === 'true'
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-implemented-with-public-access', 0];
}

function referrer({ headers }: Observed): Finding {
  const policy = headers.get('referrer-policy');
  if (policy === null) return ['referrer-policy-not-implemented', 0];
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return isPrivate.includes(policy.toLowerCase()) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function transport({ headers }: Observed): Finding {
  const header = headers.get('strict-transport-security');
  if (header === null) return ['hsts-not-implemented', -20];
  const age = Number(/(?:^|;\s*)max-age=(\d+)/iu.exec(header)?.[1]);
  if (Number.isNaN(age) || header.includes(',')) return ['hsts-header-invalid', -20];
  return age < 15_552_000
    ? ['hsts-implemented-max-age-less-than-six-months', -10]
    : ['hsts-implemented-max-age-at-least-six-months', 0];
}

function integrity({ headers, html }: Observed): Finding {
  if (!/^(?:text\/html|application\/xhtml\+xml)/u.test(headers.get('content-type') ?? '')) {
    return ['sri-not-implemented-response-not-html', 0];
  }
  const scripts = [...html.matchAll(/<script\b([^>]*)>/giu)].map(([, attributes = '']) => attributes);
  if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
  const loaded = scripts.filter((attributes) => /\ssrc="/u.test(attributes));
  if (loaded.some((attributes) => /\ssrc="(?:https?:)?\/\//u.test(attributes))) {
    return ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
  }
  return loaded.some((attributes) => /\sintegrity="sha(?:256|384|512)-/u.test(attributes))
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

function frames({ headers }: Observed): Finding {
  const csp = directivesOf(headers.get('content-security-policy') ?? '');
  if (csp.has('frame-ancestors')) return ['x-frame-options-implemented-via-csp', 5];
  const header = headers.get('x-frame-options')?.toLowerCase() ?? null;
  if (header === null) return ['x-frame-options-not-implemented', -20];
  return ['deny', 'sameorigin'].includes(header)
    ? ['x-frame-options-sameorigin-or-deny', 5]
    : ['x-frame-options-header-invalid', -20];
}

/** A header that has one of a few values. */
function named(
  { headers }: Observed,
  name: string,
  values: Readonly<Record<string, number>>,
  missing: number,
  invalid: number,
): Finding {
  const value = headers.get(name)?.trim().toLowerCase();
  if (value === undefined) return [`${name}-not-implemented`, missing];
  const points = values[value];
  return points === undefined ? [`${name}-header-invalid`, invalid] : [`${name}: ${value}`, points];
}
