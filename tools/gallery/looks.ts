/** The shop's themes: each season in light and in dark. */
export const themes = [
  { name: 'light', season: 'botanical', scheme: 'light' },
  { name: 'dark', season: 'botanical', scheme: 'dark' },
  { name: 'festive', season: 'diwali', scheme: 'light' },
  { name: 'festive-dark', season: 'diwali', scheme: 'dark' },
] as const;

export type Theme = (typeof themes)[number];

/** Sizes of the window in CSS pixels: a phone and a laptop. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

export type Window = (typeof windows)[number];

/** How a state is pictured. */
export interface Look {
  readonly theme: Theme;
  readonly window: Window;
}

export const looks: readonly Look[] = themes.flatMap((theme) => windows.map((window) => ({ theme, window })));

/** The file of a picture within a gallery's folder, such as `cart/cart.drawer.open 390 light.png`. */
export function fileOf(slug: string, state: string, { theme, window }: Look): string {
  return `${slug}/${state} ${window.width} ${theme.name}.png`;
}

/** Whether words can be made out in the small copy of this look. */
export function isReadableSmall({ theme }: Look): boolean {
  return theme.name === 'light';
}

/**
 * How much smaller the copy in the repository is. The light theme stays readable; the others have the same layout, so their
 * colours are enough.
 */
export function scaleOf(look: Look): number {
  if (!isReadableSmall(look)) return 16;
  return look.window.width > 400 ? 6 : 5;
}
