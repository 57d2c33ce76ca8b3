import { globalStyle as rawStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { scale, vars } from './theme.css.ts';
import { orderLayers } from './layer.ts';
import { media } from './media.ts';

orderLayers();

function reset(selector: string, rule: GlobalStyleRule) {
  rawStyle(selector, { '@layer': { reset: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  // Keeps focused elements out from under the sticky header and the bottom bar (WCAG 2.4.11).
  scrollPaddingTop: '88px',
  scrollPaddingBottom: '96px',
});
reset('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.surface.canvas,
  color: vars.text.primary,
  fontFamily: scale.font.ui,
  fontSize: '1rem',
  lineHeight: 1.55,
  fontVariantNumeric: 'lining-nums tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
// Resets the inherited properties that overlays set on the body. Otherwise each overlay that opens recalculates the
// whole page's styles: 70 ms on a phone. The scrim blocks the page instead.
reset('#root', { pointerEvents: 'auto', vars: { '--removed-body-scroll-bar-size': '0px' } });
reset('h1, h2, h3, h4, h5, p, ul, ol, figure, dl, dd, fieldset, legend, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
reset('h1, h2, h3, h4, h5', { font: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('img, svg, picture, video', { display: 'block', maxWidth: '100%' });
reset('img', { height: 'auto' });
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
  borderRadius: 0,
});
reset('button', {
  cursor: 'pointer',
  background: 'none',
  border: 0,
  padding: 0,
  touchAction: 'manipulation',
});
reset('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
reset('b, strong', { fontWeight: 600 });
reset('table', { borderCollapse: 'collapse', width: '100%' });
reset('th', { fontWeight: 'inherit', textAlign: 'left' });
reset('hr', { border: 0, borderTop: `1px solid ${vars.border.subtle}`, margin: 0 });
reset('summary', { cursor: 'pointer', listStyle: 'none' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('[hidden]', { display: 'none' });
reset('::placeholder', { color: vars.text.muted, opacity: 1 });
reset('::selection', { background: vars.accent.solid, color: vars.text.onAccent });
reset(':focus-visible', { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px', borderRadius: '2px' });
// No focus ring where script moves focus, such as to a heading after navigation.
reset('[tabindex="-1"]:focus', { outline: 'none' });
reset('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not 1 ms: inherited properties would transition after their parent's, level by level down the tree.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto',
    },
  },
});
