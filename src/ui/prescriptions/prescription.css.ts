import { style } from '@vanilla-extract/css';
import { media } from '../kit/theme/media.ts';
import { raised } from '../kit/theme/boxes.ts';
import { radius, vars } from '../kit/theme/theme.css.ts';
import { layout } from '../kit/theme/tokens.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: layout.container.section,
});
/** A title with its state beside it. */
export const titled = style([head, { justifyContent: 'flex-start' }]);
export const stack = style({ display: 'grid', gap: '20px', marginTop: '20px', maxWidth: layout.container.section });
export const deskStack = style({ display: 'grid', gap: '20px', marginTop: '20px', maxWidth: '1280px' });
export const flat = style({ display: 'grid', gap: '20px', minWidth: 0 });
/** No grid: what sticks to its top stays for all of it. */
export const column = style({ minWidth: 0 });
/** Files and form side by side, where there is room for both. */
export const desk = style({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  '@media': {
    [media.wide]: { selectors: { '&:has(> section)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } } },
  },
});
export const rows = style({ borderTop: `1px solid ${vars.border.subtle}` });
export const row = style({ borderBottom: `1px solid ${vars.border.subtle}` });
export const rowLink = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  alignItems: 'center',
  padding: '14px 4px',
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});
export const rowTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const rowNote = style({ color: vars.text.muted, fontSize: '14px' });
export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: '28px 16px',
  textAlign: 'center',
  border: `1.5px dashed ${vars.border.strong}`,
  borderRadius: radius.sm,
  background: vars.surface.tint,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
    '&[data-state=bad]': { borderColor: vars.status.dangerText },
  },
});
/** Covers the whole zone, so that files can be dropped anywhere on it. */
export const dropInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const dropWords = style({ fontWeight: 600, color: vars.text.link });
export const muted = style({ color: vars.text.muted, fontSize: '14px' });
export const bad = style({ color: vars.status.dangerText, fontSize: '14px' });
export const chosen = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '12px',
  alignItems: 'center',
  padding: '12px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
});
export const thumb = style({
  width: '56px',
  height: '56px',
  objectFit: 'cover',
  borderRadius: radius.xs,
  background: vars.surface.sunken,
  display: 'grid',
  placeItems: 'center',
});
export const bar = style({
  width: '100%',
  height: '8px',
  borderRadius: '4px',
  border: 0,
  overflow: 'hidden',
  background: vars.tier.track,
  accentColor: vars.brand.solid,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });
export const facts = style({ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '6px 20px' });
export const fact = style({ display: 'contents' });
export const factName = style({ color: vars.text.muted });
export const documents = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
});
export const beside = style({
  display: 'grid',
  gap: '12px',
  '@media': { [media.wide]: { position: 'sticky', top: '16px' } },
});
export const paper = style({
  display: 'grid',
  gap: '10px',
  alignContent: 'start',
  padding: '12px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
});
export const picture = style({
  width: '100%',
  height: '180px',
  objectFit: 'contain',
  background: vars.surface.sunken,
  borderRadius: radius.xs,
  selectors: { [`${beside} &`]: { height: 'min(70vh, 640px)' } },
});
export const signed = style({
  display: 'grid',
  gap: '14px',
  padding: '20px',
  ...raised,
});
export const medicine = style({ paddingBlock: '10px', borderTop: `1px solid ${vars.border.subtle}` });
export const medicineFields = style({
  display: 'grid',
  gap: '12px',
  padding: '16px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
});
export const fold = style({
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.sm,
  padding: '12px 16px',
});
export const foldHead = style({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  cursor: 'pointer',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '[open] > &': { listStyleType: 'disclosure-open' } },
});
export const foldBody = style({ display: 'grid', gap: '12px', marginTop: '12px' });
export const half = style({
  display: 'grid',
  gap: '12px',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const kept = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingTop: '8px',
  borderTop: `1px solid ${vars.border.subtle}`,
});
export const patient = style({
  display: 'grid',
  gap: '12px',
  '@media': { [media.tablet]: { gridTemplateColumns: '1.7fr 1fr 1.3fr' } },
});
export const wide = style({ gridColumn: '1 / -1' });
export const products = style({
  display: 'grid',
  gap: '8px',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const legend = style({ fontWeight: 600, marginBottom: '8px' });

export const need = style({ display: 'grid', gap: '16px' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '12px',
  alignItems: 'center',
  padding: '12px 4px',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
