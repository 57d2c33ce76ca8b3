import { globalStyle, style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const place = style({
  marginBottom: '16px',
  padding: '0 16px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
});

// Collapsible content fills its card; a confirmation keeps a shorter line length.
globalStyle(`${place} > details`, { borderBottom: 0 });
globalStyle(`${place} > details > div`, { paddingRight: 0, color: vars.text.primary });
