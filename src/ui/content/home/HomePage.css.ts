import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const hero = style({
  padding: '64px 0 44px',
  selectors: { ':root[data-season=diwali] &': { paddingTop: '112px' } },
  '@media': {
    [media.phone]: {
      padding: '32px 0 30px',
      selectors: { ':root[data-season=diwali] &': { paddingTop: '76px' } },
    },
  },
});

export const heroInner = style({ display: 'grid', gap: '28px', '@media': { [media.desktop]: { gap: '34px' } } });
export const wideBreak = style({ '@media': { [media.phone]: { display: 'none' } } });

export const sub = style({
  display: 'grid',
  gap: '24px',
  '@media': { [media.desktop]: { display: 'flex', justifyContent: 'space-between', alignItems: 'end' } },
});

export const lead = style({ maxWidth: '40ch', '@media': { [media.desktop]: { maxWidth: '54ch' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
