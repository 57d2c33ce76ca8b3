import { style } from '@vanilla-extract/css';
import { media } from '../kit/theme/media.ts';
import { vars } from '../kit/theme/theme.css.ts';

export const notice = style({ marginBottom: '20px' });
/** As wide as what stands below it. */
const widest = '1080px';
export const paying = style({ maxWidth: widest, marginBottom: '28px' });
export const changes = style({ margin: '8px 0 14px' });
export const head = style({ display: 'grid', gap: '4px', margin: '4px 0 20px' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  maxWidth: widest,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: '28px' } },
});
export const documents = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const sent = style({ display: 'grid', gap: '4px' });
export const takeBack = style({ paddingTop: '8px' });
export const sendBack = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

/** The parcels of an order that has several. */
export const parcels = style({ borderTop: `1px solid ${vars.border.subtle}` });
export const parcel = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 12px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const goods = style({ gridColumn: '1 / -1', color: vars.text.secondary });
