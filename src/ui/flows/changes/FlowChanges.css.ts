import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const changes = style({ display: 'grid', gap: '12px', alignContent: 'start' });
export const title = style({ fontSize: '15px', fontWeight: 600 });
export const summary = style({ display: 'block', fontSize: '14px', color: vars.text.muted });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' });
export const narrowing = style({ display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr) 112px' });
export const group = style({ display: 'grid', gap: '10px', marginTop: '4px' });
export const groupName = style({ fontSize: '14px', fontWeight: 600 });
export const rows = style({ display: 'grid', gap: '12px' });
export const row = style({ display: 'grid' });
/** What it was, and the way back. */
export const before = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px',
  fontSize: '14px',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
/** A text is its own label: it is read aloud, and seen in the field. */
export const wordless = style({});
globalStyle(`${wordless} label`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
