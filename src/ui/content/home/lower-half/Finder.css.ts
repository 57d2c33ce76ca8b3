import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { scale, vars } from '../../../kit/theme/theme.css.ts';

export const section = style({ padding: '112px 0', '@media': { [media.phone]: { padding: '72px 0' } } });

export const finder = style({
  display: 'grid',
  gap: '40px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 430px', gap: '72px' } },
});

export const title = style({ marginBottom: '26px' });
export const list = style({ borderTop: `1px solid ${vars.border.strong}` });
export const item = style({ borderBottom: `1px solid ${vars.border.default}` });

const places = ['1', '2', '3', '4'];
const pointedAt = 'a:is(:hover, :focus-visible)';

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '16px',
  padding: '22px 0',
  color: vars.text.muted,
  transition: `color ${scale.quick} ${scale.ease}`,
  selectors: {
    '&:is(:hover, :focus-visible)': { color: vars.text.primary, fontStyle: 'italic' },
    [`${finder}:not(:has(${pointedAt})) [data-place="1"] &`]: { color: vars.text.primary, fontStyle: 'italic' },
  },
  '@media': { [media.phone]: { padding: '16px 0' } },
});

export const sentence = style({
  fontFamily: scale.font.display,
  fontSize: 'clamp(1.625rem, 1.2rem + 1.9vw, 2.875rem)',
  lineHeight: 1.1,
  letterSpacing: '-.012em',
  textWrap: 'balance',
});

export const to = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: vars.text.primary,
  fontStyle: 'normal',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
export const toName = style({ '@media': { [media.phone]: { display: 'none' } } });

export const pictures = style({
  display: 'grid',
  minHeight: '420px',
  '@media': { [media.phone]: { minHeight: '380px' } },
});

const shownWhile = Object.fromEntries(
  places.map((place) => [
    `${finder}:has([data-place="${place}"] ${pointedAt}) &[data-place="${place}"]`,
    { display: 'grid', opacity: 1, visibility: 'visible' as const },
  ]),
);

/** All pictures share one cell. Shows the one whose link is hovered or focused, else the first. */
export const picture = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  overflow: 'hidden',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${scale.quick} ${scale.ease}, visibility ${scale.quick} ${scale.ease}`,
  selectors: {
    [`${finder}:not(:has(${pointedAt})) &[data-place="1"]`]: { opacity: 1, visibility: 'visible' },
    ...shownWhile,
  },
  // A finger doesn't hover: the other pictures would be fetched for nobody.
  '@media': { '(hover: none)': { selectors: { '&:not([data-place="1"])': { display: 'none' } } } },
});

export const caption = style({
  padding: '22px 24px 0',
  fontSize: '1.0625rem',
  lineHeight: 1.45,
});

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '78% 100%',
});
