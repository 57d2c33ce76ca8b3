import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { raised } from '../../kit/theme/boxes.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const columns = style({
  display: 'grid',
  gap: '32px',
  marginTop: '28px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 440px', gap: '72px' } },
});
export const lead = style({ marginTop: '12px', maxWidth: '62ch' });

export const products = style({ borderTop: `1px solid ${vars.border.strong}`, alignSelf: 'start' });
export const product = style({ padding: '14px 0', borderBottom: `1px solid ${vars.border.subtle}` });
export const row = style({ display: 'flex', alignItems: 'center', gap: '16px' });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ fontFamily: scale.font.display, fontSize: '1.25rem', lineHeight: 1.25 });
export const price = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums lining-nums' });
export const toggle = style({
  flex: 'none',
  minWidth: '88px',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  marginTop: '12px',
  '@media': { [media.tablet]: { paddingLeft: '74px' } },
});
export const retry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  paddingTop: '14px',
});

export const panel = style({
  alignSelf: 'start',
  padding: '24px',
  ...raised,
  '@media': { [media.phone]: { padding: '20px 16px' }, [media.desktop]: { position: 'sticky', top: '92px' } },
});
export const rungs = style({
  display: 'grid',
  // Side by side, or one below the other where larger letters leave no room for a word.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr))',
  gap: '8px',
});
export const rung = style({
  paddingTop: '10px',
  borderTop: `3px solid ${vars.border.default}`,
  color: vars.text.muted,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-state=reached]': { borderTopColor: vars.brand.solid, color: vars.text.primary },
    '&[data-state=passed]': { borderTopColor: vars.brand.solid },
  },
});
export const size = style({ display: 'block', fontSize: '.9375rem' });
export const percentage = style({ display: 'block', fontWeight: 600 });
export const rungPrice = style({ display: 'block', fontSize: '.9375rem', minHeight: '1.35em' });

export const sums = style({
  marginTop: '18px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: '16px', padding: '4px 0' });
export const now = style({ fontWeight: 700, fontSize: '1.25rem' });
export const saving = style({ color: vars.text.saving, fontWeight: 600, paddingTop: '4px' });
export const hint = style({
  display: 'block',
  margin: '16px 0 12px',
  color: vars.text.secondary,
  minHeight: '1.5em',
});
export const cheaper = style({ marginBottom: '16px' });
