import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** A bar along the bottom edge that takes its own room at the page's end, so that it covers nothing for good. */
export const notice = style({
  position: 'sticky',
  zIndex: 40,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '4px 48px',
  padding: '16px max(32px, calc((100% - 1200px) / 2)) calc(16px + env(safe-area-inset-bottom))',
  background: vars.surface.raised,
  borderTop: `1px solid ${vars.border.default}`,
  '@media': {
    [media.phone]: {
      display: 'block',
      padding: '18px 16px calc(16px + env(safe-area-inset-bottom))',
      borderRadius: `${radius.xl} ${radius.xl} 0 0`,
    },
    print: { display: 'none' },
  },
});

export const words = style({
  gridColumn: 1,
  color: vars.text.secondary,
  '@media': { [media.phone]: { margin: '6px 0 14px' } },
});
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '3px' });
export const buttons = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: '1fr 1fr 1fr',
  '@media': { [media.tablet]: { gridArea: '1 / 2 / span 2' } },
});
export const rows = style({ display: 'grid', gap: '14px', margin: '16px 0 20px' });
export const answers = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: '1fr 1fr',
  marginBottom: '8px',
});
