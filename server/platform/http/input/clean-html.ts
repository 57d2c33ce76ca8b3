import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { decoded, isGoodLink, isOwnPicture } from '../../../../src/domain/kit/text/rich-text.ts';

const require = createRequire(import.meta.url);

/** Only what admins write is cleaned, so the library is loaded when it is used (decision 97). */
function library(): typeof sanitizeHtml {
  return require('sanitize-html') as typeof sanitizeHtml;
}

const deepest = 30;

/** Elements replaced by an equivalent that is allowed. */
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

/**
 * Sanitises user-written HTML to the shop's allowlist: paragraphs, two heading levels, emphasis, lists, quotes,
 * rules, links to https or the shop, and the shop's own pictures with alt text. Removes anything that runs, styles
 * or loads from elsewhere (CNT-02); clean HTML stays unchanged.
 */
export function cleanHtml(dirty: string): string {
  const sanitize = library();
  return sanitize(dirty.replaceAll('\u0000', ''), {
    allowedTags: ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'a', 'img'],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'title', 'xmp'],
    nestingLimit: deepest,
    transformTags: {
      ...Object.fromEntries(Object.entries(renamed).map(([from, to]) => [from, sanitize.simpleTransform(to, {})])),
      // Never rename the tag: the library would close the next element at this depth with the new name.
      a: (_, { href = '' }) => ({ tagName: 'a', attribs: linkAttributes(href) }),
      img: (_, attribs) => ({ tagName: 'img', attribs: pictureAttributes(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs['src'] ?? ''),
  }).trim();
}

/** A link with a disallowed address keeps only its text. */
function linkAttributes(href: string): sanitizeHtml.Attributes {
  if (!isGoodLink(href)) return {};
  return /^https:/iu.test(href) ? { href, rel: 'noopener noreferrer' } : { href };
}

function pictureAttributes({ src = '', alt = '', width = '', height = '' }: sanitizeHtml.Attributes) {
  const size = /^\d{1,5}$/u.test(width) && /^\d{1,5}$/u.test(height) ? { width, height } : {};
  return { src, alt, ...size, loading: 'lazy' };
}

/** The plain text of HTML, for descriptions and searches. */
export function plainText(html: string): string {
  const words = library()(html.replaceAll(/<(?:\/(?:p|h2|h3|li|blockquote)|br ?\/?)>/gu, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return decoded(words).replaceAll(/\s+/gu, ' ').trim();
}
