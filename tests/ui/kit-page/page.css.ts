import { style } from '@vanilla-extract/css';
import { scale, vars } from '../../../src/ui/kit/theme/theme.css.ts';

export const board = style({ display: 'grid', gap: '48px', paddingBlock: '40px 80px' });
export const heading = style({
  fontFamily: scale.font.display,
  fontSize: '1.375rem',
  borderBottom: `1px solid ${vars.border.strong}`,
  paddingBottom: '10px',
  marginBottom: '20px',
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '16px', alignItems: 'flex-start' });
export const four = style({
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  marginTop: '20px',
});
export const plates = style({
  display: 'grid',
  gap: '0',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
});
export const inverse = style({ background: vars.surface.inverse, color: vars.text.onInverse, padding: '24px' });
