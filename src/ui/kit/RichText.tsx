import { Fragment, type ReactNode } from 'react';
import { imageSources, isSentImage } from '../../domain/image/image.ts';
import { parseRichText, type RichElement, type RichNode } from '../../domain/rich-text/rich-text.ts';
import * as css from './RichText.css.ts';

/** A text that somebody wrote in the editor, drawn element by element: it knows no other than the narrow list (CNT-02). */
export function RichText({ html }: { html: string }) {
  return <div className={css.rich}>{parseRichText(html).map(drawn)}</div>;
}

function drawn(node: RichNode, index: number): ReactNode {
  // A text is read, not changed: its parts have no other name than their place.
  return <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>;
}

function element({ tag: Tag, href, picture, children }: RichElement): ReactNode {
  if (picture) return <Picture {...picture} />;
  if (Tag === 'br' || Tag === 'hr') return <Tag />;
  const inner = children.map(drawn);
  if (Tag !== 'a') return <Tag>{inner}</Tag>;
  if (href === undefined) return inner;
  return (
    <a href={href} {...(href.startsWith('/') ? {} : { rel: 'noopener noreferrer' })}>
      {inner}
    </a>
  );
}

const sizes = '(min-width: 1024px) 720px, 100vw';

/** One of the shop's own pictures in the width that the screen wants. */
function Picture(picture: NonNullable<RichElement['picture']>) {
  const { src, alt, width, height } = picture;
  const image = <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
  if (!isSentImage(src)) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={imageSources(src, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={imageSources(src, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
