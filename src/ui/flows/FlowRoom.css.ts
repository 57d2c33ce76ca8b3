import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../kit/theme/media.ts';
import { raised } from '../kit/theme/boxes.ts';
import { radius, vars } from '../kit/theme/theme.css.ts';

export const room = style({
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface.canvas,
  // A chart, its panel and the shop beside it scroll apart, below however many lines the bar has.
  '@media': {
    [media.wide]: { selectors: { '&[data-drawn="true"]': { height: '100vh', overflow: 'clip' } } },
    print: { height: 'auto' },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '12px 20px',
  borderBottom: `1px solid ${vars.border.default}`,
});
// On paper it is the chart's name alone.
globalStyle(`${bar} > :not(h1)`, { '@media': { print: { display: 'none' } } });
export const heading = style({ fontSize: '22px', margin: 0 });
export const state = style({
  color: vars.text.muted,
  fontSize: '14px',
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** A button that opens the file picker. */
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInline: '12px',
  fontSize: '14px',
  fontWeight: 600,
  color: vars.brand.softText,
  cursor: 'pointer',
  borderRadius: radius.sm,
  '@media': { [media.phone]: { paddingInline: 0 } },
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&:focus-within': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
  },
});
export const fileInput = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
  overflow: 'hidden',
});

/** The chart, optionally with the shop next to it. */
export const floor = style({
  flex: 1,
  display: 'grid',
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      selectors: {
        '[data-drawn="true"] > &': { gridTemplateRows: 'minmax(0, 1fr)' },
        '&[data-beside="true"]': { gridTemplateColumns: '390px minmax(0, 1fr)' },
      },
    },
  },
});
export const shop = style({
  width: '100%',
  height: '70vh',
  border: 'none',
  borderInlineEnd: `1px solid ${vars.border.default}`,
  background: vars.surface.canvas,
  '@media': {
    [media.wide]: {
      height: 'calc(100vh - 64px)',
      position: 'sticky',
      top: 0,
      selectors: { '[data-drawn="true"] &': { height: '100%' } },
    },
  },
});

export const list = style({ padding: '24px 20px 64px', maxWidth: '1240px', width: '100%', marginInline: 'auto' });
export const search = style({ maxWidth: '420px', marginBottom: '24px' });
export const group = style({ marginBottom: '32px' });
export const groupName = style({ fontSize: '20px', marginBottom: '12px' });
export const cards = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
});
export const cardPlace = style({ display: 'flex', flexDirection: 'column' });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  width: '100%',
  flexGrow: 1,
  textAlign: 'start',
  padding: '14px 16px',
  ...raised,
  color: vars.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.border.strong } },
});
export const cardName = style({ fontWeight: 600, display: 'flex', gap: '8px', alignItems: 'baseline' });
export const cardText = style({ color: vars.text.muted, fontSize: '14px', marginTop: '4px' });
/** States and events that a search found in a flow. */
export const found = style({ fontSize: '14px', display: 'grid', gap: '4px', padding: '8px 16px' });
export const foundLink = style({ textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: 600 });
export const runs = style({
  color: vars.text.saving,
  fontSize: '13px',
  fontWeight: 600,
  marginInlineStart: 'auto',
});

export const desk = style({
  flex: 1,
  display: 'grid',
  minHeight: 0,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gridTemplateRows: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});
export const canvas = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '16px 20px',
  minWidth: 0,
  minHeight: '320px',
  maxHeight: '75vh',
  '@media': { [media.wide]: { maxHeight: '100%' }, print: { maxHeight: 'none' } },
});
/** Where the flow stands, in words. */
export const words = style({ fontSize: '15px', maxWidth: '80ch' });
export const paper = style({
  flex: 1,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px',
  cursor: 'grab',
  userSelect: 'none',
  '@media': { print: { overflow: 'visible' } },
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '-2px' },
  },
});
export const panel = style({
  borderTop: `1px solid ${vars.border.default}`,
  padding: '16px 20px 48px',
  display: 'grid',
  alignContent: 'start',
  gap: '20px',
  background: vars.surface.raised,
  '@media': {
    [media.wide]: {
      borderTop: 'none',
      borderInlineStart: `1px solid ${vars.border.default}`,
      overflow: 'auto',
      maxHeight: '100%',
    },
  },
});
export const partName = style({ fontSize: '15px', fontWeight: 600, marginBottom: '8px' });
export const quiet = style({ color: vars.text.muted, fontSize: '14px' });
/** An id such as CHK-01 breaks at no hyphen. */
export const ids = style([quiet, { whiteSpace: 'nowrap' }]);
export const now = style({ display: 'block', fontSize: '14px', marginBottom: '8px' });
export const summary = style({
  color: vars.text.muted,
  fontSize: '13px',
  cursor: 'pointer',
  paddingBlock: '4px',
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': { content: '▸', display: 'inline-block', width: '14px' },
    'details[open] > &::before': { content: '▾' },
  },
});
export const reasons = style({ fontSize: '14px', display: 'grid', gap: '4px' });

/** A claim that its figures don't bear out. */
export const untrue = style({ color: vars.text.sale });

export const event = style({
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  padding: '10px 12px',
  display: 'grid',
  gap: '6px',
});
export const eventHead = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const context = style({
  font: '12px/1.45 ui-monospace, monospace',
  maxHeight: '260px',
  overflow: 'auto',
  padding: '10px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  background: vars.surface.canvas,
  whiteSpace: 'pre',
});

export const time = style({ width: '100%' });
export const log = style({
  maxHeight: '360px',
  overflow: 'auto',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
});
export const step = style({
  borderBottom: `1px solid ${vars.border.default}`,
  paddingBottom: '4px',
  selectors: { '&[data-open="true"]': { background: vars.surface.selected } },
});
export const stepButton = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 10px',
  width: '100%',
  padding: '6px 10px 2px',
  border: 'none',
  background: 'none',
  textAlign: 'start',
  font: 'inherit',
  fontSize: '12.5px',
  lineHeight: 1.4,
  color: vars.text.primary,
  selectors: {
    '&:not(:disabled)': { cursor: 'pointer' },
    '&:not(:disabled):hover': { background: vars.surface.hover },
  },
});
export const stepChange = style({
  padding: '0 10px',
  font: '12px/1.45 ui-monospace, monospace',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
export const stepPayload = style({ padding: '0 10px' });
export const stepTime = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums', fontSize: '12px' });
export const stepName = style({ fontWeight: 600, fontSize: '13px', overflowWrap: 'anywhere' });
export const stepOutcome = style({
  gridColumn: 2,
  color: vars.text.muted,
  fontSize: '12px',
  overflowWrap: 'anywhere',
  selectors: { '&[data-ignored="true"]': { color: vars.text.sale } },
});

export const code = style({
  width: '14ch',
  minHeight: '36px',
  paddingInline: '10px',
  font: 'inherit',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
});
