import '../../../ui/kit/theme/fonts.css.ts';
import '../../../ui/kit/theme/global.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../../ui/kit/theme/media.ts';
import { radius, scale, vars } from '../../../ui/kit/theme/theme.css.ts';
import { textStyles } from '../../../ui/kit/theme/tokens.ts';

// The page's frame is the server's and the rest is drawn by Swagger UI: neither takes class names of ours.
const column = { width: '100%', maxWidth: '1240px', marginInline: 'auto', paddingInline: '16px' };
const wide = { [media.tablet]: { paddingInline: '32px' } };

globalStyle('.api-skip', {
  position: 'fixed',
  zIndex: 90,
  left: '16px',
  top: '8px',
  padding: '12px 16px',
  background: vars.surface.raised,
  color: vars.text.link,
  fontWeight: 600,
  boxShadow: vars.shadow.float,
});
globalStyle('.api-skip:not(:focus)', { transform: 'translateY(-200%)' });
globalStyle('.api-head', { borderBottom: `1px solid ${vars.border.subtle}` });
globalStyle('.api-head a', {
  ...column,
  display: 'block',
  paddingBlock: '8px',
  '@media': wide,
  fontFamily: scale.font.display,
  fontSize: '1.5rem',
  lineHeight: '44px',
});
globalStyle('.api-main', { ...column, paddingBlock: '32px 96px', '@media': wide });
globalStyle('.api-main > h1', { ...textStyles.h2, fontFamily: scale.font.display, fontWeight: 400 });
globalStyle('.api-intro', { maxWidth: '44rem', marginTop: '12px', color: vars.text.secondary });
globalStyle('.api-intro a, #calls [role=alert] a', { color: vars.text.link, textDecoration: 'underline' });
globalStyle('#calls', { marginTop: '32px' });
globalStyle('#calls code, .api-intro code', { fontFamily: scale.font.mono, fontSize: '0.875em' });

globalStyle('.api', {
  display: 'grid',
  gap: '24px',
  '@media': { [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: '48px' } },
});
globalStyle('.api > *', { minWidth: 0 });

// The groups: a strip that is pushed sideways on a phone, a list beside the calls where there is room.
globalStyle('.api-groups', {
  overflowX: 'auto',
  marginInline: '-16px',
  paddingInline: '16px',
  '@media': {
    [media.tablet]: { marginInline: '-32px', paddingInline: '32px' },
    [media.desktop]: {
      alignSelf: 'start',
      position: 'sticky',
      top: 0,
      maxHeight: '100dvh',
      overflowY: 'auto',
      margin: 0,
      padding: '2px 4px 24px 2px',
    },
  },
});
globalStyle('.api-groups ul', {
  display: 'flex',
  gap: '8px',
  paddingBlock: '4px',
  '@media': { [media.desktop]: { display: 'block', padding: 0 } },
});
globalStyle('.api-groups a', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  paddingInline: '12px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  '@media': { [media.desktop]: { minHeight: '34px', border: 0, paddingInline: '10px' } },
});
globalStyle('.api-groups a:hover', { background: vars.surface.hover });
globalStyle('.api-groups a span', { color: vars.text.muted, fontSize: '0.8125rem' });

globalStyle('.api-search', { display: 'block', fontWeight: 500 });
globalStyle('.api-search input', {
  display: 'block',
  width: '100%',
  minHeight: '48px',
  marginTop: '6px',
  paddingInline: '14px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
  fontWeight: 400,
});
globalStyle('.api-count', { marginTop: '8px', color: vars.text.muted, fontSize: '0.875rem' });
globalStyle('.api-refusal', { marginTop: '16px' });
globalStyle('.api-refusal summary', { minHeight: '44px', display: 'flex', alignItems: 'center', fontWeight: 500 });
globalStyle('.api-refusal summary::before', { content: '"▸"', width: '1.25rem', color: vars.text.muted });
globalStyle('.api-refusal[open] summary::before', { content: '"▾"' });
globalStyle('.api-group', { marginTop: '32px' });
globalStyle('.api-group h2', {
  ...textStyles.h3,
  fontFamily: scale.font.display,
  fontWeight: 400,
  marginBottom: '12px',
  scrollMarginTop: '16px',
});
