import { style } from '@vanilla-extract/css';

export const art = style({ position: 'relative', display: 'flex', height: '190px', overflow: 'hidden' });

/** With the ground that the bottles stand on. */
export const field = style({ flex: 1, minWidth: 0, boxShadow: 'inset 0 -26px rgb(0 0 0 / 10%)' });

/** Of a product that has no drawn bottle. */
export const photo = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const ribbon = '#a8232a';
const edge = '#4a0d12';

export const group = style({
  position: 'absolute',
  left: '50%',
  bottom: '10px',
  display: 'flex',
  // Beginning in the middle it would only get half of a narrow card, and three bottles stand beside it.
  width: 'max-content',
  transform: 'translateX(-50%)',
  selectors: {
    '&[data-tied=true]::before': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      // A bottle's body is two thirds as wide as its picture.
      left: '11px',
      right: '11px',
      bottom: '24px',
      height: '9px',
      borderBlock: `1px solid ${edge}`,
      background: ribbon,
    },
    '&[data-tied=true]::after': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      left: 'calc(50% - 24px)',
      bottom: '8px',
      width: '48px',
      height: '36px',
      background: 'url("../../../../assets/art/bow.svg") center / contain no-repeat',
    },
  },
});

export const bottle = style({
  width: 'auto',
  height: '160px',
  // Close enough to be tied.
  selectors: {
    '& + &': { marginLeft: '-19px' },
    // The one in the middle stands in front.
    '&:nth-child(2):nth-last-child(2)': { position: 'relative', zIndex: 1, marginBottom: '-5px' },
  },
});

export const thumbs = style({ display: 'flex', flex: 'none' });
