import { style } from '@vanilla-extract/css';

export const notes = style({ display: 'grid', gap: '8px', selectors: { '&:not(:empty)': { paddingTop: '4px' } } });
