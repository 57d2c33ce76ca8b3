import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: '16px', marginTop: '20px' });
export const form = style({ display: 'grid', gap: '20px' });
export const others = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0 8px' });
