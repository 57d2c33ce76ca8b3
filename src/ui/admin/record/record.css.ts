import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { raised } from '../../kit/theme/boxes.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const head = style({ display: 'grid', gap: '4px', marginBottom: '20px' });
export const titleRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' });
/** A long one wraps beside its buttons, not above them, while there is room for both. */
export const title = style({ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' });

/** As high as the title that it stands for. */
export const titleBar = style({ height: '1.1em' });

export const columns = style({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});
// A field that has the focus stands above the bar with “Save”, with what is wrong with it.
globalStyle(`${columns} :is(input, select, textarea, [role=textbox])`, {
  scrollMarginBottom: '72px',
  '@media': { [media.phone]: { scrollMarginBottom: '144px' } },
});
export const column = style({
  display: 'grid',
  gap: '20px',
  minWidth: 0,
  selectors: { '&[data-first]': { order: -1 } },
  '@media': { [media.wide]: { selectors: { '&[data-first]': { order: 0 } } } },
});
export const card = style({
  display: 'grid',
  gap: '16px',
  padding: '20px',
  ...raised,
  minWidth: 0,
  // What is closed has nothing below its head to keep apart.
  selectors: { 'details&:not([open])': { gap: 0 } },
});
export const cardTitle = style({ fontSize: '1.0625rem', fontWeight: 600, margin: 0 });
export const foldHead = style({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  minHeight: '44px',
  paddingBlock: '10px',
  margin: '-10px 0',
  cursor: 'pointer',
  selectors: { '[open] > &': { listStyleType: 'disclosure-open' } },
});
export const foldTitle = style([cardTitle, { display: 'inline', marginRight: '12px' }]);
export const foldNote = style({ fontSize: '.875rem', color: vars.text.secondary });
export const foldWarning = style({
  display: 'block',
  fontSize: '.875rem',
  fontWeight: 600,
  color: vars.text.primary,
});
export const fields = style({
  display: 'grid',
  gap: '16px',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const whole = style({ gridColumn: '1 / -1', minWidth: 0 });
export const half = style({ minWidth: 0 });

export const group = style({ border: 0, padding: 0, margin: 0, display: 'grid', gap: '8px', minWidth: 0 });
export const legend = style({ fontWeight: 600, fontSize: '.9375rem', padding: 0, marginBottom: '4px' });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: '0 20px',
});
export const colour = style({
  width: '36px',
  height: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
export const readOut = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: '.875rem',
  color: vars.text.secondary,
});
export const sample = style({
  padding: '2px 10px',
  borderRadius: radius.xs,
  border: `1px solid ${vars.border.subtle}`,
  fontWeight: 600,
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  paddingLeft: '10px',
  borderRadius: radius.xs,
  background: vars.surface.tint,
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px',
  alignItems: 'start',
  padding: '12px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.sm,
});

// On a phone two numbers share a line.
globalStyle(`${part} > ${fields}`, { '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } } });
globalStyle(`${part} > ${fields} > :not(:has(input[inputmode]))`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

/** A row's buttons: beside its fields, one below the other. */
export const partButtons = style({ display: 'grid', gap: '4px' });

/** Over the bottom of the page while there are unsaved changes. */
export const saveBar = style({
  position: 'sticky',
  bottom: '16px',
  zIndex: 15,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px 12px',
  marginTop: '20px',
  padding: '12px 16px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.md,
  background: vars.surface.raised,
  boxShadow: vars.shadow.float,
  '@media': { [media.phone]: { bottom: '76px' } },
});
export const saveWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginRight: 'auto',
  color: vars.text.secondary,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

/** In a second column it would stand beside what it says. */
export const inBar = style({ '@media': { [media.wide]: { display: 'none' } } });

/** As high without a sum as with one. */
export const barSum = style({
  minHeight: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text.primary,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: { '&[aria-busy=true]': { color: vars.text.muted } },
});

export const contest = style({ display: 'grid', gap: '16px', marginTop: '16px' });
export const side = style({ display: 'flex', gap: '10px', alignItems: 'flex-start', minHeight: '32px' });
export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
export const actions = style({ display: 'flex', gap: '12px', flexWrap: 'wrap', justifyContent: 'flex-end' });
export const notices = style({
  display: 'grid',
  gap: '12px',
  selectors: { '&:not(:empty)': { marginBottom: '16px' } },
});
