/** The elements that a text of the shop may have; all others lose their tags and keep their words (CNT-02). */
const richTags = ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'a', 'img'] as const;
export type RichTag = (typeof richTags)[number];

export interface RichElement {
  readonly tag: RichTag;
  /** Of a link that leads to https or into the shop; undefined elsewhere. */
  readonly href?: string;
  /** Of one of the shop's own pictures. */
  readonly picture?: {
    readonly src: string;
    readonly alt: string;
    readonly width?: number;
    readonly height?: number;
  };
  readonly children: readonly RichNode[];
}

export type RichNode = string | RichElement;

const links = /^(?:https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?[\d-]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/iu;
/** The shop's own pictures; no other server is told who reads a text. */
const pictures = /^\/(?!\/)(?:[\w.-]+\/)+[\w.-]+\.(?:webp|avif|jpe?g|png)$/iu;

/** Whether a text of the shop may lead there. */
export function isGoodLink(href: string): boolean {
  return links.test(href);
}

/** Whether a text of the shop may show this picture. */
export function isOwnPicture(src: string): boolean {
  return pictures.test(src) && !src.includes('..');
}

interface Open {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: RichNode[];
}

const token = /<(?<end>\/?)(?<tag>[a-z][a-z0-9]*)(?<rest>(?:\s+[\w-]+="[^"]*")*)\s*\/?>|(?<words>[^<]+)|</giu;
const single: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/**
 * The elements of a text, to be drawn one by one: never as HTML, so that whatever stands in it, nothing runs. Reads
 * what `cleanHtml` writes; of anything else it keeps what it knows.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichNode[] = [];
  const open: Open[] = [];
  const here = () => open.at(-1)?.children ?? root;
  const close = () => {
    const done = open.pop();
    if (done) here().push(done);
  };
  for (const { 0: whole, groups: { end = '', tag = '', rest = '', words } = {} } of html.matchAll(token)) {
    if (words !== undefined || tag === '') {
      here().push(decoded(words ?? whole));
      continue;
    }
    const known = richTags.find((each) => each === tag.toLowerCase());
    if (known === undefined) continue;
    if (end === '/') {
      if (open.some((each) => each.tag === known)) {
        while (open.at(-1)?.tag !== known) close();
        close();
      }
    } else if (single.has(known)) {
      const element = singleOf(known, attributesOf(rest));
      if (element) here().push(element);
    } else {
      const { href = '' } = known === 'a' ? attributesOf(rest) : {};
      open.push({ tag: known, children: [], ...(isGoodLink(href) ? { href } : {}) });
    }
  }
  while (open.length > 0) close();
  return root;
}

function singleOf(tag: RichTag, { src = '', alt = '', width, height }: Readonly<Record<string, string>>) {
  if (tag !== 'img') return { tag, children: [] };
  if (!isOwnPicture(src)) return null;
  const size =
    width !== undefined && height !== undefined && /^\d+ \d+$/u.test(`${width} ${height}`)
      ? { width: Number(width), height: Number(height) }
      : {};
  return { tag, picture: { src, alt, ...size }, children: [] };
}

function attributesOf(rest: string): Record<string, string> {
  const found = [...rest.matchAll(/(?<name>[\w-]+)="(?<value>[^"]*)"/gu)];
  return Object.fromEntries(
    found.map(({ groups: { name = '', value = '' } = {} }) => [name.toLowerCase(), decoded(value)]),
  );
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text with the references of HTML that `cleanHtml` writes put back into signs. */
export function decoded(text: string): string {
  return text.replaceAll(/&(?<name>amp|lt|gt|quot|#39);/gu, (whole, name: string) => signs[name] ?? whole);
}
