import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

export const section = style({ padding: '112px 0', '@media': { [media.phone]: { padding: '72px 0' } } });

export const inner = style({
  display: 'grid',
  gap: '28px 72px',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1.6fr' } },
});
