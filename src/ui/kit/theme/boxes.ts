import { radius, vars } from './theme.css.ts';

/** A box above the page: a hairline, small corners and the raised surface. Spread into its style. */
export const raised = {
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  background: vars.surface.raised,
} as const;

/** The paper of a QR code. Scanners need dark on light in every theme. */
export const scannable = {
  padding: '8px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  background: '#fff',
  color: '#16231B',
} as const;
