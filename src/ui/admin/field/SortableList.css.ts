import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  position: 'relative',
  minHeight: '72px',
  paddingBlock: '8px',
  background: vars.surface.raised,
  borderBottom: `1px solid ${vars.border.default}`,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    '&[data-held]': { background: vars.surface.tint },
    '&[data-mark]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      height: '2px',
      background: vars.brand.solid,
    },
    '&[data-mark="before"]::after': { top: '-1px' },
    '&[data-mark="behind"]::after': { bottom: '-1px' },
  },
});

export const grip = style({
  cursor: 'grab',
  touchAction: 'none',
  color: vars.text.muted,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.text.primary, background: vars.surface.raised },
    // An expanding list clips its overflow.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const content = style({ flex: 1, minWidth: 0 });

export const steps = style({
  display: 'flex',
  flex: 'none',
  // On a phone one below the other: the words need the room.
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
