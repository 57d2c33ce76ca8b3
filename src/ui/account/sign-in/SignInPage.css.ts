import { style } from '@vanilla-extract/css';

export const page = style({
  width: '100%',
  maxWidth: '520px',
  marginInline: 'auto',
  padding: 'clamp(24px, 6vw, 72px) 16px 96px',
  // During Diwali, the garland hangs over the top of the page.
  selectors: { ':root[data-season=diwali] &': { paddingTop: 'clamp(60px, 9vw, 88px)' } },
});
export const card = style({
  display: 'grid',
  gap: '20px',
  padding: 'clamp(20px, 5vw, 32px)',
  minHeight: '420px',
  alignContent: 'start',
});
export const title = style({ display: 'grid', gap: '6px' });
