import { style } from '@vanilla-extract/css';

export const notes = style({ display: 'grid', gap: '8px', margin: '12px 0 20px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' });
