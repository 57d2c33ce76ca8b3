import type { ComponentProps, ReactNode } from 'react';
import {
  bannerWords,
  type BannerSlide,
} from '../../../machines/promotions/banner-carousel/banner-carousel.view.ts';
import { BannerIcon } from './BannerIcon.tsx';
import * as css from './BannerStrip.css.ts';
import { Link } from '../../kit/action/Link.tsx';

interface BannerStripProps extends Omit<ComponentProps<'section'>, 'children'> {
  readonly slides: readonly BannerSlide[];
  /** Dots, pause and close buttons; absent until the carousel's code has loaded. */
  readonly children?: ReactNode;
}

/** The strip below the header, always 40 px high. */
export function BannerStrip({ slides, children, ...rest }: BannerStripProps) {
  return (
    <section {...rest} className={css.strip} aria-roledescription="carousel" aria-label={bannerWords.region}>
      {slides.map((slide) => (
        <Slide key={slide.id} {...slide} />
      ))}
      {children}
    </section>
  );
}

function Slide({ text, lang, icon, href, colours, isCurrent }: BannerSlide) {
  const words = (
    <>
      <BannerIcon name={icon} />
      <span className={css.text} lang={lang}>
        {text}
      </span>
    </>
  );
  return (
    <div className={css.slide} data-current={isCurrent} inert={!isCurrent} {...(colours ? { style: colours } : {})}>
      {href === null ? (
        <p className={css.line}>{words}</p>
      ) : (
        <Link className={css.line} href={href} draggable={false}>
          {words}
        </Link>
      )}
    </div>
  );
}
