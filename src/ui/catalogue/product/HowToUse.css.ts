import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const section = style({ padding: '88px 0', '@media': { [media.phone]: { padding: '64px 0' } } });

export const steps = style({
  display: 'grid',
  marginTop: '28px',
  borderTop: `1px solid ${vars.border.strong}`,
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = style({ display: 'grid', gap: '8px', alignContent: 'start', padding: '22px 28px 0 0' });
export const title = style({ fontFamily: scale.font.display, fontSize: '1.5rem', lineHeight: 1.2 });
