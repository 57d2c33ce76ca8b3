import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { layout } from '../../kit/theme/tokens.ts';
import { scale, vars } from '../../kit/theme/theme.css.ts';

/** During Diwali, the garland hangs over the top of the page. */
export const page = style({
  paddingBlock: '24px 96px',
  selectors: { ':root[data-season=diwali] &': { paddingTop: '60px' } },
  '@media': {
    [media.tablet]: {
      paddingBlock: '32px 128px',
      selectors: { ':root[data-season=diwali] &': { paddingTop: '80px' } },
    },
  },
});

export const title = style({ maxWidth: '20ch', marginTop: '20px' });
export const lead = style({ maxWidth: '52ch', marginTop: '16px' });
export const meta = style({ marginTop: '16px' });

/** A narrow column of links or facts next to the text; below it on phones. */
export const columns = style({
  display: 'grid',
  gap: '48px',
  marginTop: '40px',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${layout.container.text}) 300px`,
      justifyContent: 'space-between',
      marginTop: '56px',
    },
  },
});

export const prose = style({
  maxWidth: layout.container.text,
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  textWrap: 'pretty',
});

export const section = style({
  display: 'grid',
  gap: '14px',
  paddingBlock: '28px',
  borderTop: `1px solid ${vars.border.default}`,
  selectors: { '&:first-child': { borderTopColor: vars.border.strong } },
});

export const list = style({ display: 'grid', gap: '10px' });
export const item = style({
  position: 'relative',
  paddingLeft: '22px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '2px',
      top: '.62em',
      width: '7px',
      height: '7px',
      borderRadius: '0 50% 50% 50%',
      background: vars.brand.solid,
      transform: 'rotate(45deg)',
    },
  },
});

/** Sticky next to a long text. */
export const aside = style({
  display: 'grid',
  gap: '40px',
  alignSelf: 'start',
  '@media': { [media.desktop]: { position: 'sticky', top: '100px', paddingTop: '28px' } },
});

export const row = style({ borderTop: `1px solid ${vars.border.default}` });
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '48px',
  transition: `color ${scale.quick} ${scale.ease}`,
  selectors: { '&[aria-current=page]': { fontWeight: 600 } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.text.link, textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
  },
});
/** Below a small heading in the narrow column. */
export const under = style({ marginTop: '12px' });
