import { Fragment, type ReactNode } from 'react';
import { parseRichText, type RichElement, type RichNode } from '../../../domain/kit/text/rich-text.ts';
import { Photo } from './Photo.tsx';
import * as css from './RichText.css.ts';
import { Link } from '../action/Link.tsx';

/** Renders HTML from the rich text editor as React elements. Only allow-listed tags get through. */
export function RichText({ html }: { html: string }) {
  return <div className={css.rich}>{parseRichText(html).map(drawn)}</div>;
}

function drawn(node: RichNode, index: number): ReactNode {
  // The text is static, so the index is a stable key.
  return <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>;
}

function element({ tag: Tag, href, picture, children }: RichElement): ReactNode {
  if (picture) return <Photo {...picture} sizes={sizes} />;
  if (Tag === 'br' || Tag === 'hr') return <Tag />;
  const inner = children.map(drawn);
  if (Tag !== 'a') return <Tag>{inner}</Tag>;
  if (href === undefined) return inner;
  return (
    <Link href={href} {...(href.startsWith('/') ? {} : { rel: 'noopener noreferrer' })}>
      {inner}
    </Link>
  );
}

const sizes = '(min-width: 1024px) 720px, 100vw';
