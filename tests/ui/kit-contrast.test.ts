import { expect, test } from 'vitest';
import { fieldColours, themes } from '../../src/ui/kit/theme/tokens.ts';

type Pair = readonly [foreground: string, background: string, min: number];

const text = 4.5;
const mark = 3;

const grounds = ['canvas', 'tint', 'raised', 'sunken', 'drawer'].map((name) => `surface.${name}`);
const onEveryGround: readonly (readonly [string, number])[] = [
  ...['primary', 'secondary', 'muted', 'link', 'price', 'saving', 'sale'].map(
    (name) => [`text.${name}`, text] as const,
  ),
  ['status.dangerText', text],
  ['status.successText', text],
  ['border.strong', mark],
  ['border.focus', mark],
  ['brand.solid', mark],
];

const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => onEveryGround.map(([colour, min]): Pair => [colour, ground, min])),
  ...['surface.hover', 'surface.selected'].flatMap((ground): Pair[] => [
    ['text.primary', ground, text],
    ['text.secondary', ground, text],
  ]),
  ['text.onInverse', 'surface.inverse', text],
  ['text.onInverseMuted', 'surface.inverse', text],
  ['text.onInverseAccent', 'surface.inverse', text],
  ['text.onBanner', 'surface.banner', text],
  ['text.onBrand', 'brand.solid', text],
  ['text.onBrand', 'brand.hover', text],
  ['text.onAccent', 'accent.solid', text],
  ['text.onAccent', 'accent.hover', text],
  ['brand.softText', 'brand.soft', text],
  ['accent.softText', 'accent.soft', text],
  ['tier.onFill', 'tier.fill', text],
  ['tier.fill', 'tier.track', mark],
  ['status.onDanger', 'status.dangerSolid', text],
  // The kit's own: a sale badge, and the plain notice and skeleton words.
  ['surface.raised', 'text.sale', text],
  ...['success', 'info', 'warning', 'danger'].flatMap((status): Pair[] => [
    [`status.${status}Text`, `status.${status}Soft`, text],
    [`status.${status}Text`, 'surface.raised', text],
  ]),
  ...['s1', 's2', 's3', 's4', 's5'].map((series): Pair => [`chart.${series}`, 'surface.raised', mark]),
  ['chart.axis', 'surface.raised', text],
];

test.each(Object.entries(themes))(
  'CHR-13 the %s theme has a contrast of level AA in every pair',
  (_name, theme) => {
    const weak = pairs.flatMap(([foreground, background, min]) => {
      const ratio = contrast(colourAt(theme, foreground), colourAt(theme, background));
      return ratio >= min ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${min}`];
    });
    expect(weak).toEqual([]);
  },
);

test('CHR-13 text and accent of every product field have a contrast of level AA on it', () => {
  const weak = Object.entries(fieldColours).flatMap(([name, { ground, text: words, accent }]) =>
    [words, accent].flatMap((colour) => {
      const ratio = contrast(colour, ground);
      return ratio >= text ? [] : [`${name} ${colour}: ${ratio.toFixed(2)}`];
    }),
  );
  expect(weak).toEqual([]);
});

test('the contrast of black and white is 21', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});

function colourAt(theme: object, path: string): string {
  const [group = '', name = ''] = path.split('.');
  const colours: unknown = Object.entries(theme).find(([key]) => key === group)?.[1];
  const colour: unknown =
    typeof colours === 'object' && colours !== null && Object.entries(colours).find(([key]) => key === name)?.[1];
  if (typeof colour !== 'string') throw new Error(`No colour ${path}`);
  return colour;
}

/** WCAG 2.2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
