import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';
import { name } from './list.css.ts';

/** Before and after, by field: struck through and underlined, not only coloured. */
export const changes = style({ display: 'grid', gap: '2px', margin: 0, padding: '8px 0', fontSize: '.875rem' });
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  overflowWrap: 'anywhere',
  maxWidth: '520px',
});
globalStyle(`${change} dt`, { color: vars.text.muted });
globalStyle(`${change} dd`, { margin: 0, minWidth: 0 });
globalStyle(`${change} del`, { color: vars.status.dangerText });
globalStyle(`${change} ins`, { color: vars.status.successText });

/** The column of a person is as wide as a phone number, which must not wrap. */
export const person = style([name, { overflowWrap: 'break-word' }]);
