import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

const phoneOr = 'screen and (max-width: 1023.98px)';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBottom: `1px solid ${vars.border.default}`,
  '@media': { [phoneOr]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const fact = style({
  display: 'flex',
  gap: '14px',
  alignItems: 'flex-start',
  padding: '26px 20px',
  borderLeft: `1px solid ${vars.border.default}`,
  lineHeight: 1.4,
  selectors: { '&:first-child': { borderLeft: 0, paddingLeft: 0 } },
  '@media': {
    [phoneOr]: {
      selectors: {
        '&:nth-child(odd)': { borderLeft: 0, paddingLeft: 0 },
        '&:nth-child(-n+2)': { borderBottom: `1px solid ${vars.border.default}` },
      },
    },
    [media.phone]: { flexDirection: 'column', gap: '8px', padding: '18px 12px' },
  },
});

export const icon = style({ display: 'flex', color: vars.brand.solid, paddingTop: '1px' });
export const text = style({ fontSize: '.875rem', color: vars.text.secondary, marginTop: '2px' });
