import { layout } from './tokens.ts';

const { md, lg, xl } = layout.breakpoint;

/** Media queries of the grid. Below `tablet`, the phone layout applies. */
export const media = {
  phone: 'screen and (max-width: 767.98px)',
  tablet: `screen and (min-width: ${md})`,
  desktop: `screen and (min-width: ${lg})`,
  wide: `screen and (min-width: ${xl})`,
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
} as const;
