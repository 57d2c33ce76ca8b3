import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const offered = style({ display: 'grid', gap: '8px' });
export const eventWords = style({ minWidth: 0, overflowWrap: 'anywhere', fontSize: '14px' });
/** A button beside words of any length. */
export const take = style({ flexShrink: 0, whiteSpace: 'nowrap' });
export const eventType = style({ fontFamily: 'ui-monospace, monospace', fontSize: '12px', color: vars.text.muted });
export const payload = style({
  width: '100%',
  minHeight: '54px',
  font: '12px/1.4 ui-monospace, monospace',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.xs,
  padding: '6px 8px',
  background: vars.surface.canvas,
  color: vars.text.primary,
  resize: 'vertical',
});
