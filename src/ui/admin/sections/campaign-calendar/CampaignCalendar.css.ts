import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { vars } from '../../../kit/theme/theme.css.ts';

export const calendar = style({ display: 'grid', gap: '24px' });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });

export const title = style({ marginRight: 'auto', '@media': { [media.phone]: { width: '100%' } } });

/** A list says the same on phones. */
export const grid = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'none' } },
});

export const weekday = style({ padding: '8px', textAlign: 'left', fontSize: '14px', fontWeight: 400 });

export const day = style({
  height: '104px',
  padding: '8px',
  verticalAlign: 'top',
  border: `1px solid ${vars.border.subtle}`,
  background: vars.surface.raised,
  fontSize: '14px',
});

export const name = style({
  display: 'block',
  overflow: 'hidden',
  marginTop: '4px',
  padding: '2px 6px',
  borderRadius: '3px',
  background: vars.surface.sunken,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '13px',
  selectors: { '&[data-on=false]': { opacity: 0.7, textDecoration: 'line-through' } },
});

export const list = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({ paddingBottom: '12px', borderBottom: `1px solid ${vars.border.subtle}` });

export const link = style({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const note = style({ margin: '4px 0 0', fontSize: '14px', color: vars.text.secondary });
