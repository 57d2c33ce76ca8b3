import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const section = style({ padding: '112px 0', '@media': { [media.phone]: { padding: '72px 0' } } });

export const reasons = style({
  display: 'grid',
  gap: '28px',
  marginTop: '28px',
  paddingTop: '22px',
  borderTop: `1px solid ${vars.border.strong}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const reason = style({ display: 'grid', gap: '8px', alignContent: 'start', maxWidth: '40ch' });
export const title = style({ fontFamily: scale.font.display, fontSize: '1.5rem', lineHeight: 1.2 });
