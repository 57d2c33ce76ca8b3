import { style } from '@vanilla-extract/css';
import { vars } from '../../../kit/theme/theme.css.ts';

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const head = style({ textAlign: 'end', fontWeight: 600, paddingBlock: '6px', color: vars.text.secondary });
export const cell = style({ textAlign: 'end', paddingBlock: '6px', borderTop: `1px solid ${vars.border.subtle}` });
export const first = style({ textAlign: 'start' });
export const words = style({ margin: 0, color: vars.text.secondary });
