/** The elements allowed in rich text. All other tags are dropped and their text is kept (CNT-02). */
const richTags = ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'a', 'img'] as const;
export type RichTag = (typeof richTags)[number];

export interface RichElement {
  readonly tag: RichTag;
  /** Links only: https or a path of the shop; undefined for other elements. */
  readonly href?: string;
  /** Set if it is one of the shop's own images. */
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
/** The shop's own images only: an image from another server would tell it who reads the text. */
const pictures = /^\/(?!\/)(?:[\w.-]+\/)+[\w.-]+\.(?:webp|avif|jpe?g|png)$/iu;

/** Whether rich text may link to this address. */
export function isGoodLink(href: string): boolean {
  return links.test(href);
}

/** Whether rich text may show this image. */
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
 * Parses rich text into nodes to render one by one. Never rendered as HTML, so nothing in it can run. Expects the
 * output of `cleanHtml`; from anything else it keeps the elements it knows.
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

/** Decodes the HTML entities that `cleanHtml` writes. */
export function decoded(text: string): string {
  return text.replaceAll(/&(?<name>amp|lt|gt|quot|#39);/gu, (whole, name: string) => signs[name] ?? whole);
}
