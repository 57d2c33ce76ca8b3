import { globalStyle, style } from '@vanilla-extract/css';
import { scale, vars } from '../theme/theme.css.ts';

/** Headings, paragraphs and lists from the rich text editor. */
export const rich = style({ overflowWrap: 'break-word' });

globalStyle(`${rich} > * + *`, { marginTop: '14px' });
globalStyle(`${rich} h2`, {
  fontFamily: scale.font.display,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.1vw, 1.875rem)',
  lineHeight: 1.2,
  fontWeight: 400,
  marginTop: '40px',
  paddingTop: '28px',
  borderTop: `1px solid ${vars.border.default}`,
});
globalStyle(`${rich} > h2:first-child`, { marginTop: 0, borderTopColor: vars.border.strong });
globalStyle(`${rich} h3`, { fontSize: '1.1875rem', lineHeight: 1.35, fontWeight: 600, marginTop: '28px' });
globalStyle(`${rich} strong`, { fontWeight: 600 });
globalStyle(`${rich} em`, { fontStyle: 'italic' });
globalStyle(`${rich} ul, ${rich} ol`, { display: 'grid', gap: '10px' });
globalStyle(`${rich} li`, { position: 'relative', paddingLeft: '22px' });
globalStyle(`${rich} li > * + *`, { marginTop: '8px' });
globalStyle(`${rich} ul > li::before`, {
  content: '""',
  position: 'absolute',
  left: '2px',
  top: '.62em',
  width: '7px',
  height: '7px',
  borderRadius: '0 50% 50% 50%',
  background: vars.brand.solid,
  transform: 'rotate(45deg)',
});
globalStyle(`${rich} ol`, { counterReset: 'step' });
globalStyle(`${rich} ol > li`, { counterIncrement: 'step', paddingLeft: '28px' });
globalStyle(`${rich} ol > li::before`, {
  content: 'counter(step) "."',
  position: 'absolute',
  left: 0,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${rich} blockquote`, {
  paddingLeft: '20px',
  borderLeft: `3px solid ${vars.brand.solid}`,
  fontFamily: scale.font.display,
  fontSize: '1.25rem',
  lineHeight: 1.45,
});
globalStyle(`${rich} a[href]`, {
  color: vars.text.link,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
globalStyle(`${rich} img`, { display: 'block', maxWidth: '100%', height: 'auto' });
globalStyle(`${rich} hr`, { border: 0, borderTop: `1px solid ${vars.border.default}`, marginBlock: '28px' });
