import { recipe } from '@vanilla-extract/recipes';
import { kit } from './layer.ts';
import { textStyles } from './tokens.ts';
import { scale, vars } from './theme.css.ts';

type StyleName = keyof typeof textStyles;

function typeOf(styleName: StyleName) {
  const { fontFamily, fontSize, lineHeight, letterSpacing, fontWeight } = textStyles[styleName];
  const display = fontFamily.includes('display');
  return kit({
    fontFamily: display ? scale.font.display : scale.font.ui,
    fontSize,
    lineHeight,
    letterSpacing,
    fontWeight,
    ...(display ? { textWrap: 'balance' as const } : {}),
  });
}

/**
 * Type styles: `text({ as: 'h2', tone: 'muted' })`. Headings use Tiro, which has one weight: emphasise with
 * italics, never bold.
 */
export const text = recipe({
  variants: {
    as: {
      hero: typeOf('hero'),
      h1: typeOf('h1'),
      h2: typeOf('h2'),
      h3: typeOf('h3'),
      h4: typeOf('h4'),
      lead: typeOf('lead'),
      body: typeOf('body'),
      ui: typeOf('ui'),
      small: typeOf('small'),
      caption: typeOf('caption'),
      label: typeOf('label'),
      price: typeOf('price'),
      numeral: typeOf('numeral'),
      table: typeOf('table'),
      botanical: kit({ fontFamily: scale.font.display, fontStyle: 'italic' }),
      script: kit({ fontFamily: scale.font.display }),
    },
    tone: {
      primary: kit({ color: vars.text.primary }),
      secondary: kit({ color: vars.text.secondary }),
      muted: kit({ color: vars.text.muted }),
      saving: kit({ color: vars.text.saving, fontWeight: 500 }),
      sale: kit({ color: vars.text.sale }),
      inherit: kit({ color: 'inherit' }),
    },
    figures: {
      tabular: kit({ fontVariantNumeric: 'tabular-nums lining-nums' }),
    },
  },
});
