import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** The dialog's button to close it is at its end. */
export const form = style({ paddingRight: '64px' });
export const list = style({ height: 'min(420px, 60dvh)', overflowY: 'auto', overscrollBehavior: 'contain' });

export const shortcuts = style({ display: 'grid', gap: '10px', margin: '16px 0 0' });
export const shortcut = style({ display: 'flex', alignItems: 'center', gap: '16px' });
export const keys = style({
  display: 'inline-block',
  minWidth: '64px',
  padding: '4px 8px',
  textAlign: 'center',
  font: 'inherit',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.xs,
});
export const does = style({ margin: 0 });
