import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gap: '12px', justifyItems: 'start', marginTop: '40px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' });
