import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** The garland of Diwali hangs above the title. */
export const page = style({ paddingBlock: '72px 88px', '@media': { [media.phone]: { paddingTop: '56px' } } });
export const lead = style({ maxWidth: '36rem', marginTop: '8px', color: vars.text.secondary });
export const waiting = style({ height: '320px', maxWidth: '560px', marginTop: '24px' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  marginTop: '24px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 408px', gap: '56px' } },
});
export const form = style({ display: 'grid', gap: '16px' });
export const changes = style({ display: 'grid', gap: '4px', margin: '8px 0 16px' });
export const edits = style({ display: 'grid', gap: '4px', marginTop: '4px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  selectors: { '&:empty': { display: 'none' } },
});
/** On a phone what is bought comes before how it's paid. */
export const summary = style({
  order: -1,
  alignSelf: 'start',
  padding: '16px 18px 20px',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  '@media': { [media.desktop]: { order: 0 } },
});
export const place = style({ marginTop: '16px', paddingTop: '16px', borderTop: `1px solid ${vars.border.subtle}` });
export const placeTitle = style({ fontSize: '.875rem', fontWeight: 500, color: vars.text.muted });
export const placeName = style({ fontWeight: 600 });
export const small = style({ fontSize: '.875rem', lineHeight: 1.45, color: vars.text.secondary });
