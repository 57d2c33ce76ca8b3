import { keyframes, style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { raised } from '../theme/boxes.ts';
import { scale, vars } from '../theme/theme.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });
const leave = keyframes({ to: { opacity: 0 } });
const shorten = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const viewport = style(
  kit({
    position: 'fixed',
    zIndex: 80,
    top: '16px',
    right: '16px',
    width: '340px',
    maxWidth: 'calc(100vw - 32px)',
    display: 'grid',
    gap: '10px',
    '@media': { [media.phone]: { top: '8px', right: '8px', left: '8px', width: 'auto', maxWidth: 'none' } },
    selectors: {
      // Below the header of an open sheet, so that its close button stays reachable.
      ':root:has([data-over=sheet]) &': { top: '78px' },
      ':root[data-season=diwali]:has([data-over=sheet]) &': { top: '110px' },
    },
  }),
);

export const toast = style(
  kit({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr) auto 44px',
    alignItems: 'center',
    gap: '10px',
    minHeight: '54px',
    padding: '4px 4px 4px 14px',
    overflow: 'hidden',
    ...raised,
    boxShadow: vars.shadow.float,
    fontWeight: 500,
    lineHeight: 1.35,
    selectors: {
      '&[data-state=open]': { animation: `${arrive} ${scale.quick} ${scale.ease}` },
      '&[data-state=closed]': { animation: `${leave} ${scale.quick} ${scale.ease} forwards` },
      '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${scale.quick} ${scale.ease}` },
      '&[data-swipe=end]': { animation: `${leave} ${scale.quick} ${scale.ease} forwards` },
    },
  }),
);

export const icon = style(
  kit({
    display: 'flex',
    selectors: {
      [`${toast}[data-tone=success] &`]: { color: vars.status.successText },
      [`${toast}[data-tone=info] &`]: { color: vars.status.infoText },
      [`${toast}[data-tone=warning] &`]: { color: vars.status.warningText },
      [`${toast}[data-tone=error] &`]: { color: vars.status.dangerText },
    },
  }),
);

export const words = style(kit({ gridColumn: 2, paddingBlock: '8px' }));
export const action = style(kit({ gridColumn: 3 }));
export const close = style(kit({ gridColumn: 4 }));

/** The time left as a bar; pauses while the toasts have hover or focus. */
export const line = style(
  kit({
    position: 'absolute',
    inset: 'auto 0 0 0',
    height: '2px',
    background: 'currentColor',
    opacity: 0.5,
    transformOrigin: 'left',
    animation: `${shorten} 5s linear forwards`,
    selectors: {
      [`${viewport}:hover &, ${viewport}:focus-within &`]: { animationPlayState: 'paused' },
      [`${toast}[data-tone=success] > &`]: { color: vars.status.successText },
      [`${toast}[data-tone=info] > &`]: { color: vars.status.infoText },
      [`${toast}[data-tone=warning] > &`]: { color: vars.status.warningText },
      [`${toast}[data-tone=error] > &`]: { color: vars.status.dangerText },
    },
    '@media': { [media.still]: { display: 'none' } },
  }),
);
