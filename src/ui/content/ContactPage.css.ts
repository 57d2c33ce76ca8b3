import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

export const split = style({
  display: 'grid',
  gap: '48px',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 460px', gap: '72px', alignItems: 'start' },
  },
});
export const block = style({ maxWidth: '60ch', marginTop: '40px' });
export const words = style({ marginTop: '12px' });
export const art = style({
  height: '340px',
  paddingTop: '24px',
  '@media': { [media.desktop]: { height: '620px', marginTop: '40px', paddingTop: '40px' } },
});
