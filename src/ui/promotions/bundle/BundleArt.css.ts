import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const art = style({ display: 'flex', height: '168px' });

export const field = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: '6px',
  minWidth: 0,
  selectors: {
    '&:not(:last-child)::after': {
      content: '"+"',
      position: 'absolute',
      top: 'calc(50% - 15px)',
      right: '-15px',
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      width: '30px',
      height: '30px',
      borderRadius: '50%',
      background: vars.surface.raised,
      color: vars.text.primary,
      fontSize: '1.25rem',
      lineHeight: 1,
    },
  },
});

export const bottle = style({
  width: 'auto',
  maxWidth: '80%',
  height: '150px',
  objectFit: 'contain',
});

export const thumbs = style({ display: 'flex', flex: 'none' });
