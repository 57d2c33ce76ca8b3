import { style } from '@vanilla-extract/css';
import { radius, vars } from '../theme/theme.css.ts';

export const frame = style({
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
  selectors: { '&[data-state=bad]': { borderColor: vars.status.dangerText } },
});
/** Stays in sight over a long text. */
export const tools = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '6px',
  borderBottom: `1px solid ${vars.border.default}`,
  background: vars.surface.raised,
});
export const tool = style({
  minWidth: '40px',
  minHeight: '40px',
  padding: '0 10px',
  borderRadius: radius.sm,
  fontWeight: 600,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-pressed=true]': { background: vars.surface.selected, color: vars.text.link },
  },
});
export const panel = style({
  display: 'grid',
  gap: '12px',
  padding: '16px',
  borderBottom: `1px solid ${vars.border.default}`,
  background: vars.surface.tint,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const area = style({ minHeight: '360px', padding: '20px', outlineOffset: '-2px', lineHeight: 1.65 });
export const error = style({ padding: '8px 16px', color: vars.status.dangerText });
