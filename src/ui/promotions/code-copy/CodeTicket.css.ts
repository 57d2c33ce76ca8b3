import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

/** A ticket with a dashed border; the copy button is its stub. */
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '6px 6px 6px 18px',
  background: vars.accent.soft,
  color: vars.accent.softText,
  border: `1px dashed ${vars.accent.softText}`,
  borderRadius: radius.sm,
});

export const code = style({
  overflowWrap: 'anywhere',
  fontSize: '1.3125rem',
  fontWeight: 600,
  letterSpacing: '.14em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  userSelect: 'all',
});

export const copy = style({
  color: 'inherit',
  borderRadius: 0,
  borderLeft: '1px dashed currentColor',
  // Fits 'Copied' as well as 'Copy', so that the layout doesn't shift.
  minWidth: '104px',
});
