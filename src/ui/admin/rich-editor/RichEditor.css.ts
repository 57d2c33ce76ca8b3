import { globalKeyframes, globalStyle, style } from '@vanilla-extract/css';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const frame = style({
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
  selectors: { '&[data-state=bad]': { borderColor: vars.status.dangerText } },
});
/** Stays visible over a long text. */
export const tools = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '6px',
  borderBottom: `1px solid ${vars.border.default}`,
  background: vars.surface.raised,
});
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '40px',
  minHeight: '40px',
  borderRadius: radius.sm,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-pressed=true]': { background: vars.surface.selected, color: vars.text.link },
  },
});
export const panel = style({
  display: 'grid',
  gap: '12px',
  padding: '16px',
  borderBottom: `1px solid ${vars.border.default}`,
  background: vars.surface.tint,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const area = style({ minHeight: '360px', padding: '20px', outlineOffset: '-2px', lineHeight: 1.65 });
export const error = style({ padding: '8px 16px', color: vars.status.dangerText });

/** The styles the editor library needs; it would inject a style element, which the content policy blocks. */
globalStyle('.ProseMirror', {
  position: 'relative',
  overflowWrap: 'break-word',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  fontFeatureSettings: '"liga" 0',
});
globalStyle('.ProseMirror [contenteditable="false"]', { whiteSpace: 'normal' });
globalStyle('.ProseMirror [contenteditable="false"] [contenteditable="true"]', { whiteSpace: 'pre-wrap' });
globalStyle('img.ProseMirror-separator', {
  display: 'inline !important',
  border: 'none !important',
  margin: '0 !important',
  width: '0 !important',
  height: '0 !important',
});
globalKeyframes('ProseMirror-cursor-blink', { to: { visibility: 'hidden' } });
globalStyle('.ProseMirror-gapcursor', { display: 'none', pointerEvents: 'none', position: 'absolute', margin: 0 });
globalStyle('.ProseMirror-gapcursor:after', {
  content: '""',
  display: 'block',
  position: 'absolute',
  top: '-2px',
  width: '20px',
  borderTop: '1px solid currentColor',
  animation: 'ProseMirror-cursor-blink 1.1s steps(2, start) infinite',
});
globalStyle('.ProseMirror-focused .ProseMirror-gapcursor', { display: 'block' });
globalStyle('.ProseMirror-hideselection *::selection', { background: 'transparent' });
globalStyle('.ProseMirror-hideselection *', { caretColor: 'transparent' });
