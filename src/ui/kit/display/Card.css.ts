import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';
import { media } from '../theme/media.ts';
import { raised } from '../theme/boxes.ts';
import { vars } from '../theme/theme.css.ts';

export const card = style(
  kit({
    ...raised,
    padding: '20px 16px',
    minWidth: 0,
    '@media': { [media.tablet]: { padding: '22px' } },
    selectors: {
      '&[data-tone=good]': { borderColor: vars.status.successText },
      '&[data-tone=accent]': { borderColor: vars.accent.solid },
      '&[data-tone=bad]': { borderColor: vars.status.dangerText },
      '&[data-flush]': { padding: 0, overflow: 'hidden' },
    },
  }),
);
