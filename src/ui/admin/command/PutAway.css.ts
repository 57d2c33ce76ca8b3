import { globalStyle, style } from '@vanilla-extract/css';
import { raised } from '../../kit/theme/boxes.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const place = style({
  marginBottom: '16px',
  padding: '0 16px',
  ...raised,
});

// Collapsible content fills its card; a confirmation keeps a shorter line length.
globalStyle(`${place} > details`, { borderBottom: 0 });
globalStyle(`${place} > details > div`, { paddingRight: 0, color: vars.text.primary });
