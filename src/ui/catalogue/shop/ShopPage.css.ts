import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const page = style({
  paddingBlock: '48px 112px',
  selectors: { ':root[data-season=diwali] &': { paddingTop: '96px' } },
  '@media': {
    [media.phone]: {
      paddingBlock: '28px 72px',
      selectors: { ':root[data-season=diwali] &': { paddingTop: '72px' } },
    },
  },
});

export const head = style({
  display: 'grid',
  gap: '20px',
  marginBottom: '32px',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});

export const columns = style({
  display: 'grid',
  gap: '24px',
  '@media': {
    [media.desktop]: {
      selectors: { '&[data-filters=true]': { gridTemplateColumns: '200px minmax(0, 1fr)', gap: '40px' } },
    },
  },
});

export const result = style({ display: 'block', marginBottom: '14px', color: vars.text.secondary });

export const grid = style({
  display: 'grid',
  // Two columns, or one where larger letters leave no room for a word.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.25rem, 34%)), 1fr))',
  gap: '16px',
  transition: `opacity ${scale.quick} ${scale.ease}`,
  selectors: { '&[data-busy=true]': { opacity: 0.55 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(13.25rem, 22%), 1fr))', gap: '20px' },
    // Beside the filters a fourth would leave no room for the words.
    [media.desktop]: {
      selectors: {
        [`${columns}[data-filters=true] &`]: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(max(13.25rem, 30%), 1fr))',
        },
      },
    },
    // Four stand two by two where three would leave one alone.
    [`${media.tablet} and (max-width: 1023.98px)`]: {
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
