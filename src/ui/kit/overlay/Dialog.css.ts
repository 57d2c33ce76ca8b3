import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { radius, scale, vars } from '../theme/theme.css.ts';

/** Centres the dialog; on phones it is a bottom sheet. */
export const place = style(
  kit({
    position: 'fixed',
    zIndex: 60,
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: '24px',
    pointerEvents: 'none',
    '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
  }),
);

export const dialog = style(
  kit({
    position: 'relative',
    pointerEvents: 'auto',
    width: '100%',
    maxHeight: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '28px',
    background: vars.surface.raised,
    borderRadius: radius.md,
    boxShadow: vars.shadow.dialog,
    selectors: {
      '&[data-width=small]': { maxWidth: '440px' },
      '&[data-width=medium]': { maxWidth: '640px' },
      '&[data-width=large]': { maxWidth: '900px' },
      '&[data-flush]': { padding: 0 },
      '&:focus-visible': { outline: 0 },
    },
    '@media': {
      [media.phone]: {
        maxHeight: '92dvh',
        padding: '24px 16px calc(20px + env(safe-area-inset-bottom))',
        borderRadius: `${radius.xl} ${radius.xl} 0 0`,
        selectors: { '&[data-width]': { maxWidth: 'none' } },
      },
    },
  }),
);

export const close = style(kit({ position: 'absolute', zIndex: 1, top: '10px', right: '10px' }));

export const title = style(
  kit({
    fontFamily: scale.font.display,
    fontSize: '1.75rem',
    lineHeight: 1.18,
    letterSpacing: '-.006em',
    paddingRight: '44px',
    textWrap: 'balance',
  }),
);

export const words = style(kit({ marginTop: '8px', color: vars.text.secondary, textWrap: 'pretty' }));

export const between = style(kit({ display: 'grid', gap: '12px', marginTop: '16px' }));

export const actions = style(
  kit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: '10px',
    marginTop: '24px',
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr', justifyContent: 'stretch' } },
  }),
);
