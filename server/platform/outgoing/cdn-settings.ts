/** The CDN in front of the shop, and how it is told to forget what it keeps. */
export interface CdnSettings {
  readonly purgeUrl: string;
  /** With the token in one of them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ReadCdn {
  /** Null when there is none that can be told. */
  readonly cdn: CdnSettings | null;
  /** One line for each mistake. */
  readonly mistakes: readonly string[];
}

/** The tag of everything that the shop lets a CDN keep. */
export const cdnTag = 'shop';
const usualHeader = 'authorization';

/** Reads CDN_PURGE_URL, CDN_PURGE_TOKEN, CDN_PURGE_HEADER and CDN_PURGE_BODY. */
export function readCdn(env: Readonly<Record<string, string | undefined>>): ReadCdn {
  const mistakes: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const [purgeUrl, token] = [text('CDN_PURGE_URL'), text('CDN_PURGE_TOKEN')];
  const header = (text('CDN_PURGE_HEADER') ?? usualHeader).toLowerCase();
  const body = text('CDN_PURGE_BODY') ?? JSON.stringify({ tags: [cdnTag] });
  if (purgeUrl === null) {
    for (const name of ['CDN_PURGE_TOKEN', 'CDN_PURGE_HEADER', 'CDN_PURGE_BODY']) {
      if (text(name) !== null) mistakes.push(`${name} needs CDN_PURGE_URL beside it`);
    }
    return { cdn: null, mistakes };
  }
  if (!URL.canParse(purgeUrl) || !/^https?:/u.test(purgeUrl)) {
    mistakes.push('CDN_PURGE_URL is not an address such as https://api.cdn.example/zone/purge');
  }
  if (token === null) mistakes.push('CDN_PURGE_TOKEN is missing: CDN_PURGE_URL needs it');
  else if (/[^\x21-\x7e]/u.test(token)) mistakes.push('CDN_PURGE_TOKEN has a character that no header can carry');
  if (!/^[a-z\d-]+$/u.test(header)) mistakes.push(`CDN_PURGE_HEADER is "${header}": the name of a header`);
  if (!isJson(body)) mistakes.push('CDN_PURGE_BODY is not JSON');
  const value = header === usualHeader ? `Bearer ${token ?? ''}` : (token ?? '');
  const headers = { 'content-type': 'application/json', [header]: value };
  return { cdn: mistakes.length > 0 ? null : { purgeUrl, headers, body }, mistakes };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
