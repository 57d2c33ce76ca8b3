import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { radius, vars } from '../../../kit/theme/theme.css.ts';

export const videos = style({ paddingInline: '8px', overflow: 'hidden' });
export const film = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  minWidth: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
/** On a phone below the words. */
export const state = style({ '@media': { [media.phone]: { gridColumn: 2 } } });
export const poster = style({
  width: '48px',
  height: '64px',
  borderRadius: radius.xs,
  objectFit: 'contain',
  background: vars.surface.sunken,
  '@media': { [media.phone]: { gridRow: 'span 2', alignSelf: 'start' } },
});
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const videoField = style({ display: 'grid', gap: '8px' });
export const player = style({
  width: '100%',
  maxHeight: '420px',
  borderRadius: radius.sm,
  background: vars.surface.sunken,
});
