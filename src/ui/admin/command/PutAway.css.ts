import { globalStyle, style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const place = style({
  marginBottom: '16px',
  padding: '0 16px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
});

// What is put away fills its card; an answer to a question keeps a shorter line.
globalStyle(`${place} > details`, { borderBottom: 0 });
globalStyle(`${place} > details > div`, { paddingRight: 0, color: vars.text.primary });
