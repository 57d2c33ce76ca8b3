import { style } from '@vanilla-extract/css';
import { radius, vars } from '../theme/theme.css.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  color: vars.text.link,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: '20px',
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: '16px',
});
export const step = style({ display: 'grid', gap: '6px', alignContent: 'start', justifyItems: 'start' });
export const reason = style({ fontSize: '13px', lineHeight: 1.4, color: vars.text.muted });
export const part = style({
  display: 'grid',
  gap: '4px',
  selectors: { '& + &': { paddingTop: '12px', borderTop: `1px solid ${vars.border.subtle}` } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  color: vars.text.link,
  textDecoration: 'underline',
});
export const attempts = style({ display: 'grid', gap: '12px' });

export const form = style({ display: 'grid', gap: '16px', marginTop: '16px' });
export const field = style({ display: 'grid', gap: '6px' });
export const label = style({ fontSize: '15px', fontWeight: 600 });
export const input = style({
  minHeight: '48px',
  width: '100%',
  padding: '10px 12px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
  color: vars.text.primary,
  font: 'inherit',
  selectors: { '&[aria-invalid=true]': { borderColor: vars.status.dangerText, borderWidth: '2px' } },
});
export const aside = style({
  fontSize: '14px',
  fontWeight: 400,
  color: vars.text.muted,
  selectors: { '&[data-error]': { color: vars.status.dangerText } },
});
export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: '12px' });
