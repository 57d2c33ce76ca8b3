import type { FocusEvent, PointerEvent } from 'react';
import {
  bannerCarouselView,
  bannerWords,
} from '../../../machines/promotions/banner-carousel/banner-carousel.view.ts';
import { usePromotionsActor, usePromotionsView } from '../../shell/app/actors.tsx';
import { CloseIcon, PauseIcon, PlayIcon } from '../../kit/icon/icons.tsx';
import * as css from './BannerCarousel.css.ts';
import { BannerStrip } from './BannerStrip.tsx';

/** The banners as a carousel. They advance automatically, by swipe or by dots. */
export function BannerCarousel() {
  const actor = usePromotionsActor('bannerCarousel');
  const snapshot = usePromotionsView('bannerCarousel', (each) => each);
  const view = bannerCarouselView(snapshot);
  if (!view) return null;
  const { slides, dots, rotation, isTurning } = view;
  const colours = slides.find(({ isCurrent }) => isCurrent)?.colours;
  const onPointer = (isOver: boolean) => (event: PointerEvent) => {
    // Touch has no hover and may never send a leave event, so only a mouse pauses the carousel.
    if (event.pointerType === 'mouse') actor.send({ type: isOver ? 'hold.began' : 'hold.ended', hold: 'pointer' });
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) actor.send({ type: 'hold.began', hold: 'focus' });
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) actor.send({ type: 'hold.ended', hold: 'focus' });
  };
  return (
    <BannerStrip
      slides={slides}
      aria-live={isTurning ? 'off' : 'polite'}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerDown={({ pointerType, clientX }) => {
        if (pointerType !== 'mouse') actor.send({ type: 'swipe.begin', x: clientX });
      }}
      onPointerUp={({ pointerType, clientX }) => {
        if (pointerType !== 'mouse') actor.send({ type: 'swipe.end', x: clientX });
      }}
    >
      <div className={css.controls} {...(colours ? { style: { color: colours.color } } : {})}>
        <div className={css.dots}>
          {dots.map(({ label, isCurrent }, index) => (
            <button
              key={label}
              type="button"
              className={`${css.dot} ${css.ringed}`}
              aria-label={label}
              aria-current={isCurrent}
              onClick={() => actor.send({ type: 'slide.select', index })}
            />
          ))}
        </div>
        {rotation && (
          <button
            type="button"
            className={`${css.press} ${css.ringed}`}
            aria-label={rotation.label}
            onClick={() => actor.send({ type: rotation.isPaused ? 'rotation.resume' : 'rotation.pause' })}
          >
            {rotation.isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
          </button>
        )}
        <button
          type="button"
          className={`${css.press} ${css.ringed}`}
          aria-label={bannerWords.close}
          onClick={() => actor.send({ type: 'banner.close' })}
        >
          <CloseIcon size={18} />
        </button>
      </div>
    </BannerStrip>
  );
}
