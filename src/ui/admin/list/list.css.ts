import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { raised } from '../../kit/theme/boxes.ts';
import { radius, scale, vars } from '../../kit/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginBottom: '20px',
});
export const title = style({
  marginRight: 'auto',
  // On a phone the buttons fill their own rows.
  '@media': { [media.phone]: { width: '100%' } },
});
globalStyle(`${head} > :not(${title})`, { '@media': { [media.phone]: { flexGrow: 1 } } });

export const card = style({
  ...raised,
  minWidth: 0,
});

export const tabs = style({
  display: 'flex',
  gap: '4px',
  padding: '0 12px',
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '50px',
  padding: '0 12px',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  borderTop: '2px solid transparent',
  selectors: { '&[aria-current]': { fontWeight: 600, borderBottomColor: vars.brand.solid } },
});
export const count = style({
  color: vars.text.muted,
  fontSize: '.875rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** A saved view with its delete button. */
export const ownTab = style({ display: 'inline-flex', alignItems: 'center' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  padding: '12px 16px',
  alignItems: 'center',
});
// On a phone the buttons fill their row, so that their edges line up.
const inLine = { flex: '1 1 132px', minHeight: '44px', paddingInline: '10px' };
/** On a phone, filters and columns are behind one button. */
export const filters = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px',
      flexBasis: '100%',
      selectors: { '&[data-closed]': { display: 'none' } },
    },
  },
});
export const opener = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline-flex', flex: 1, minHeight: '44px' } },
});
globalStyle(`${filters} > button, ${filters} > div > button`, { '@media': { [media.phone]: inLine } });
/** The days stay on one line while they fit. */
export const period = style({});
globalStyle(`${filters} > ${period}`, { '@media': { [media.phone]: { flexBasis: 'auto', minWidth: '132px' } } });
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  flex: '1 1 220px',
  maxWidth: '320px',
  minHeight: '36px',
  padding: '0 12px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  color: vars.text.muted,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '1px' } },
  '@media': { [media.phone]: { flexBasis: '100%', minHeight: '44px', maxWidth: 'none' } },
});
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  height: '34px',
  border: 0,
  padding: 0,
  background: 'none',
  color: vars.text.primary,
  outline: 0,
  selectors: { '&:focus-visible': { outline: 0 } },
});
/** An input, as high as the buttons. */
export const typed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '36px',
  padding: '0 12px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  fontSize: '.9375rem',
  selectors: { '&:focus-within': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '1px' } },
});
/** On a phone its buttons are among the others. */
export const end = style({
  marginLeft: 'auto',
  display: 'flex',
  gap: '8px',
  flexWrap: 'wrap',
  '@media': { [media.phone]: { display: 'contents' } },
});

export const region = style({
  position: 'relative',
  overflowX: 'auto',
  transition: `opacity ${scale.quick} ${scale.ease}`,
  selectors: { '&[data-busy]': { opacity: 0.6 } },
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.9375rem',
  '@media': { [media.phone]: { display: 'block' } },
});
const onPhone = (rule: Record<string, string | number>) => ({ '@media': { [media.phone]: rule } });
/** On a phone only the box that picks all rows is left of it. */
export const thead = style(onPhone({ display: 'block' }));
export const tbody = style(onPhone({ display: 'block' }));
export const th = style({
  padding: '0 10px',
  height: '42px',
  textAlign: 'left',
  fontWeight: 500,
  fontSize: '.875rem',
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${vars.border.subtle}`,
  borderTop: `1px solid ${vars.border.subtle}`,
  selectors: { '&[data-numeric]': { textAlign: 'right' }, '&:first-child': { paddingLeft: '16px' } },
  ...onPhone({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '40px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '[aria-sort]:not([aria-sort=none]) &': { color: vars.text.primary, fontWeight: 600 } },
});
export const arrow = style({
  width: '10px',
  textAlign: 'center',
  selectors: { '[aria-sort=none] &': { opacity: 0.45 } },
});
const cardColumns = 'minmax(0, 1fr) auto auto';
export const row = style({
  borderBottom: `1px solid ${vars.border.subtle}`,
  selectors: { '&[data-picked]': { background: vars.surface.selected } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: cardColumns,
      gridTemplateAreas: '"name aside menu" "note note note" "more more more" "state state state"',
      alignItems: 'center',
      gap: '4px 0',
      padding: '10px 16px 12px',
      selectors: {
        // Rows are alike, also where one offers nothing to do.
        '&[data-menu]': { gridTemplateRows: 'minmax(44px, auto)', paddingRight: '8px' },
        '&[data-pickable]': {
          gridTemplateColumns: `44px ${cardColumns}`,
          gridTemplateAreas: '"pick name aside menu" ". note note note" ". more more more" ". state state state"',
          paddingLeft: '8px',
        },
      },
    },
  },
});
export const td = style({
  padding: '4px 10px',
  height: '44px',
  lineHeight: 1.3,
  verticalAlign: 'middle',
  selectors: {
    '&[data-numeric]': {
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '&:first-child': { paddingLeft: '16px' },
    '&[data-place=name]': { minWidth: '112px' },
    '&[data-long]': { minWidth: '200px' },
  },
  '@media': {
    [media.phone]: {
      height: 'auto',
      padding: 0,
      minWidth: 0,
      selectors: {
        '&:first-child': { paddingLeft: 0 },
        '&[data-place=none]': { display: 'none' },
        '&[data-long]': { minWidth: 0 },
        '&[data-empty]:not([data-place=name])': { display: 'none' },
        // Words end where the card's do, not below its menu.
        '[data-menu] > &:is([data-place=note], [data-place=more])': { paddingRight: '8px' },
        '&[data-place=pick]': { gridArea: 'pick' },
        '&[data-place=name]': { gridArea: 'name', minWidth: 0 },
        '&[data-place=aside]': { gridArea: 'aside', paddingLeft: '12px' },
        // A number alone says nothing without the head of its column.
        '&[data-label]::before': { content: 'attr(data-label) " "', color: vars.text.muted },
        '&[data-place=note]': { gridArea: 'note', color: vars.text.secondary },
        '&[data-place=more]': { gridArea: 'more', minWidth: 0 },
        '&[data-place=state]': { gridArea: 'state' },
        '&[data-place=menu]': { gridArea: 'menu' },
      },
    },
  },
});
export const name = style({
  fontWeight: 600,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const aside = style({ color: vars.text.muted });
export const rowMenu = style({
  width: '52px',
  paddingBlock: 0,
  textAlign: 'right',
  paddingRight: '8px',
  '@media': { [media.phone]: { width: '44px', paddingRight: 0 } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '12px 16px',
});
/** A sentence between the title and the list. */
export const above = style({ margin: '-8px 0 16px', color: vars.text.secondary });
export const range = style({
  marginRight: 'auto',
  color: vars.text.secondary,
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const state = style({ padding: '32px 16px', '@media': { [media.phone]: { padding: '0 16px' } } });
// On a phone its button is in sight below the search.
globalStyle(`${state} img`, { '@media': { [media.phone]: { width: 'auto', height: '72px' } } });
globalStyle(`${state} > *`, { '@media': { [media.phone]: { paddingBlock: '20px' } } });
export const notices = style({
  display: 'grid',
  gap: '12px',
  // In sight also where the rows were far down.
  position: 'sticky',
  top: '8px',
  zIndex: 2,
  selectors: { '&:not(:empty)': { marginBottom: '16px' } },
});
export const reasons = style({ margin: '8px 0 0', paddingLeft: '20px', listStyle: 'disc' });
export const saveView = style({ display: 'grid', gap: '16px', marginTop: '16px' });
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: '160px 1fr',
  gap: '24px',
  alignItems: 'center',
  minHeight: '52px',
  padding: '0 16px',
  borderTop: `1px solid ${vars.border.subtle}`,
});
