import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { vars } from '../../../kit/theme/theme.css.ts';

export const page = style({ paddingBlock: '72px 96px' });
export const title = style({ marginBottom: '8px' });
export const about = style({ marginBottom: '28px', color: vars.text.secondary, maxWidth: '68ch' });

/** Reserves one line, so that nothing moves when a message appears. */
export const status = style({ display: 'block', minHeight: '28px', marginTop: '10px', fontWeight: 600 });

export const section = style({ borderTop: `1px solid ${vars.border.default}`, paddingBlock: '28px' });

export const fields = style({
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'start',
  marginBlock: '20px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const card = style({ maxWidth: '380px', marginTop: '12px' });
