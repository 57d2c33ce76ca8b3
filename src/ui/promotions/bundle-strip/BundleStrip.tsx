import { t } from '../../../domain/kit/text/text.ts';
import { memo, useDeferredValue, useId, type MouseEvent, type UIEvent } from 'react';
import {
  bundleStripView,
  isSameStrip,
  scrollStep,
  stripTexts,
  type BundleStripView,
} from '../../../machines/promotions/bundle-strip/bundle-strip.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';
import { BundleCard } from '../bundle/BundleCard.tsx';
import * as css from './BundleStrip.css.ts';
import { StripEmpty } from './StripEmpty.tsx';
import { StripLoading } from './StripLoading.tsx';
import type { StripProps } from './strip-parts.ts';

/** The bundles for a page's product, as a row of cards. */
export function BundleStrip({ strip, counted }: StripProps) {
  // The cards appear unasked, so render them at low priority.
  const view = useDeferredValue(useView(strip, bundleStripView, isSameStrip));
  return <ShownStrip view={view} strip={strip} counted={counted} />;
}

interface ShownStripProps extends StripProps {
  readonly view: BundleStripView;
}

const ShownStrip = memo(function ShownStrip({ view, strip, counted }: ShownStripProps) {
  const listId = useId();
  if (view.stage === 'loading') return <StripLoading />;
  if (view.stage === 'empty') return <StripEmpty />;
  const { cards, isUnfolded, position } = view;
  const unfold = (event: MouseEvent<HTMLElement>) => {
    listOf(event)?.focus();
    strip.send({ type: 'list.unfold' });
  };
  return (
    <section className={css.strip} aria-label={t`Bundle deals`} data-strip>
      <div className={css.head}>
        <div>
          <h2 className={css.heading}>{view.heading}</h2>
          <p className={css.saving}>{view.saving}</p>
        </div>
        <div className={css.ways}>
          <div className={css.moves} data-count={isUnfolded ? 'none' : cards.length > 3 ? 'many' : cards.length}>
            <IconButton
              label={t`Bundles before`}
              outlined
              aria-controls={listId}
              onClick={(event) => move(event, -1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              label={t`Bundles after`}
              outlined
              aria-controls={listId}
              onClick={(event) => move(event, 1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </div>
          {view.canUnfold && (
            <Button tone="text" onClick={unfold} aria-controls={listId}>
              {stripTexts.all}
            </Button>
          )}
        </div>
      </div>
      <ul
        id={listId}
        className={css.list}
        data-list
        data-unfolded={isUnfolded}
        tabIndex={-1}
        aria-label={t`Bundles`}
        onScroll={(event) => strip.send({ type: 'list.scrolled', position: positionOf(event) })}
      >
        {cards.map((card) => (
          <li key={card.ref.id} className={css.item}>
            {counted(
              card.bundle.id,
              <BundleCard
                card={card}
                onDetails={() => strip.send({ type: 'details.open', bundleId: card.bundle.id })}
              />,
            )}
          </li>
        ))}
      </ul>
      {!isUnfolded && cards.length > 1 && (
        <div className={css.dots} data-count={cards.length > 3 ? 'many' : cards.length} aria-hidden="true">
          {cards.map((card, index) => (
            <span key={card.ref.id} className={css.dot} data-current={index === position} />
          ))}
        </div>
      )}
      <ul className={css.foot}>
        {stripTexts.footer.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
});

function listOf(event: MouseEvent<HTMLElement>): HTMLElement | null {
  return event.currentTarget.closest('[data-strip]')?.querySelector<HTMLElement>('[data-list]') ?? null;
}

/** CSS `scroll-behavior` decides whether this is smooth. */
function move(event: MouseEvent<HTMLElement>, by: 1 | -1): void {
  listOf(event)?.scrollBy({ left: by * scrollStep });
}

/** The index of the card nearest to the list's left edge; the last one at the end of the list. */
function positionOf({ currentTarget: list }: UIEvent<HTMLElement>): number {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  if (list.scrollLeft + list.clientWidth >= list.scrollWidth - 1) return items.length - 1;
  const distances = items.map((item) => Math.abs(item.offsetLeft - list.offsetLeft - list.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
