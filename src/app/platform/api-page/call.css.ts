import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../../ui/kit/theme/media.ts';
import { raised } from '../../../ui/kit/theme/boxes.ts';
import { radius, scale, vars } from '../../../ui/kit/theme/theme.css.ts';

/** One call as Swagger UI marks it up: its row, and below it what goes in and what comes out. */
const call = '#calls .opblock';

globalStyle(call, {
  marginTop: '8px',
  ...raised,
});
globalStyle(`${call}-summary`, { display: 'flex', alignItems: 'stretch' });
globalStyle(`${call}-summary-control`, {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  minHeight: '48px',
  padding: '11px 12px',
  textAlign: 'left',
});
globalStyle(`${call}-summary:hover`, { background: vars.surface.hover });
globalStyle(`${call}.is-open > .opblock-summary`, { borderBottom: `1px solid ${vars.border.default}` });
globalStyle(`${call}-summary-method`, {
  width: '4.25rem',
  flex: 'none',
  padding: '2px 0',
  borderRadius: radius.xs,
  background: vars.status.infoSoft,
  color: vars.status.infoText,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
  letterSpacing: '0.02em',
  textAlign: 'center',
});
const tone = (method: string, background: string, color: string) =>
  globalStyle(`${call}-${method} .opblock-summary-method`, { background, color });
tone('post', vars.status.successSoft, vars.status.successText);
tone('put', vars.status.warningSoft, vars.status.warningText);
tone('patch', vars.status.warningSoft, vars.status.warningText);
tone('delete', vars.status.dangerSoft, vars.status.dangerText);

globalStyle(`${call}-summary-path-description-wrapper`, {
  flex: '1 1 14rem',
  minWidth: 0,
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)', gap: '16px' },
  },
});
globalStyle(`${call}-summary-path`, {
  display: 'block',
  fontFamily: scale.font.mono,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});
globalStyle(`${call}-summary-description`, { color: vars.text.secondary, fontSize: '0.9375rem', lineHeight: 1.4 });
globalStyle(`#calls .opblock-control-arrow`, {
  flex: 'none',
  width: '44px',
  display: 'grid',
  placeItems: 'center',
  color: vars.text.muted,
});
globalStyle('#calls .opblock-control-arrow svg', { width: '14px', height: '14px' });

globalStyle('#calls .opblock-body', { padding: '16px 12px', '@media': { [media.tablet]: { padding: '20px' } } });
globalStyle('#calls .opblock-description', { color: vars.text.secondary });
globalStyle('#calls .opblock-body h4', { fontSize: '1rem', fontWeight: 600 });
globalStyle('#calls .opblock-section, #calls .responses-wrapper', { marginTop: '20px' });
globalStyle('#calls .opblock-section-request-body', { marginTop: '20px' });
globalStyle('#calls .opblock-section-header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  marginBottom: '8px',
});
globalStyle('#calls .required > span', { color: vars.text.sale });
globalStyle('#calls .api-media', { color: vars.text.muted });
globalStyle('#calls .execute-wrapper, #calls .response-col_links', { display: 'none' });
globalStyle('#calls .response-control-media-type__title, #calls .response-control-media-type__accept-message', {
  display: 'none',
});

globalStyle('#calls table', { tableLayout: 'fixed', fontSize: '0.9375rem' });
globalStyle('#calls .col_header', { color: vars.text.muted, fontSize: '0.8125rem', paddingBlock: '4px' });
globalStyle('#calls .parameters-col_name', {
  width: '35%',
  '@media': { [media.desktop]: { width: '14rem' } },
});
globalStyle('#calls .response-col_status', { width: '3.5rem', fontVariantNumeric: 'tabular-nums' });
globalStyle('#calls td, #calls th', { verticalAlign: 'top', paddingRight: '12px', overflowWrap: 'anywhere' });
globalStyle('#calls tbody td', { borderTop: `1px solid ${vars.border.subtle}`, paddingBlock: '10px' });
globalStyle('#calls td .parameter__name', { fontFamily: scale.font.mono, fontSize: '0.875rem' });
globalStyle('#calls .parameter__type', { display: 'none' });
globalStyle('#calls .parameter__in', { color: vars.text.muted, fontSize: '0.8125rem' });

globalStyle('#calls .model-example', { marginTop: '8px' });
globalStyle('#calls .tab', { display: 'flex', gap: '4px', borderBottom: `1px solid ${vars.border.subtle}` });
globalStyle('#calls .tablinks', {
  minHeight: '40px',
  paddingInline: '10px',
  color: vars.text.secondary,
  fontSize: '0.875rem',
});
globalStyle('#calls .tablinks[aria-selected=true]', {
  color: vars.text.primary,
  fontWeight: 600,
  boxShadow: `inset 0 -2px ${vars.brand.solid}`,
});
globalStyle('#calls [role=tabpanel]', { paddingTop: '12px' });
globalStyle('#calls .copy-to-clipboard, #calls .download-contents', { display: 'none' });
globalStyle('#calls pre', {
  margin: 0,
  maxHeight: '24rem',
  overflow: 'auto',
  padding: '12px',
  borderRadius: radius.sm,
  background: vars.surface.sunken,
  fontFamily: scale.font.mono,
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
});
