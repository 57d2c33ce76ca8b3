import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';

/** Four colour fields side by side, edge to edge; two by two on phones. */
export const plants = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr))',
  marginTop: '40px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(10rem, 20%), 1fr))', marginTop: '56px' },
  },
});
/** Fields of one row end together, however many lines a name takes. */
export const plant = style({ display: 'grid', alignContent: 'space-between' });
export const field = style({
  height: '190px',
  '@media': { [media.tablet]: { height: '312px' }, [media.wide]: { height: '402px' } },
});
export const caption = style({ display: 'grid', padding: '14px 16px 6px' });
export const latin = style({ fontSize: '.9375rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', paddingTop: '32px' });
