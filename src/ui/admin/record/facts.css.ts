import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: '14px 20px',
  margin: 0,
});
/** Sentences take the whole width. */
export const longFact = style({ gridColumn: '1 / -1' });
export const term = style({ color: vars.text.muted, fontSize: '.8125rem' });
export const fact = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const rows = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${vars.border.subtle}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const rowTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const rowAside = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const rowNote = style({
  gridColumn: '1 / -1',
  color: vars.text.secondary,
  fontSize: '.875rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const rowStep = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  // The words of a button without a frame begin where the row does.
  selectors: { '&:has(> button)': { marginLeft: '-14px' } },
});
export const none = style({ margin: 0, color: vars.text.muted });
