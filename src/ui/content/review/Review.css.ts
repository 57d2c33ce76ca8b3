import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const section = style({ paddingBottom: '88px', '@media': { [media.phone]: { paddingBottom: '64px' } } });
export const columns = style({
  display: 'grid',
  gap: '32px',
  '@media': { [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: '64px' } },
});
export const title = style({ marginBottom: '16px' });
export const average = style({ display: 'flex', alignItems: 'baseline', gap: '12px', flexWrap: 'wrap' });
export const number = style({ fontSize: '2.5rem', lineHeight: 1, fontVariantNumeric: 'tabular-nums lining-nums' });
export const small = style({ color: vars.text.muted, fontSize: '.875rem' });
export const bars = style({ display: 'grid', gap: '2px', margin: '16px 0', maxWidth: '340px' });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) 3rem',
  gap: '10px',
  alignItems: 'center',
  width: '100%',
  minHeight: '32px',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[aria-pressed=true]': { fontWeight: 600 }, '&:disabled': { color: vars.text.muted } },
});
export const track = style({ height: '8px', background: vars.border.subtle });
export const share = style({ display: 'block', height: '100%', background: vars.text.primary });
export const count = style({ textAlign: 'end' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '16px',
  marginBottom: '8px',
});
export const list = style({ selectors: { '&[data-waiting]': { opacity: 0.5 } } });
export const review = style({
  display: 'grid',
  gap: '10px',
  padding: '24px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'break-word', maxWidth: '62ch' });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const photo = style({ display: 'block', width: '96px', height: '96px', objectFit: 'cover' });
export const answer = style({
  paddingInlineStart: '16px',
  borderInlineStart: `2px solid ${vars.border.strong}`,
  whiteSpace: 'pre-line',
  maxWidth: '62ch',
});
export const feedback = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
globalStyle(`${feedback} legend`, { marginBottom: '8px' });
export const more = style({ marginTop: '24px' });

export const stars = style({
  position: 'relative',
  display: 'inline-block',
  verticalAlign: '-2px',
  color: vars.border.strong,
});
export const five = style({ display: 'flex', gap: '2px', width: 'max-content' });
export const full = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  color: vars.text.primary,
});
globalStyle(`${five} svg`, { fill: 'currentColor' });
