import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { fontFamilies, standIns } from './fonts.css.ts';
import { media } from './media.ts';
import { durations, easings, fieldColours, radii, scrim, shadows, themes } from './tokens.ts';

const name = (_value: string | null, path: string[]) => path.join('-');

/** Colours and shadows of the current theme. */
export const vars = createGlobalThemeContract({ ...themes.botanical, shadow: shadows.light }, name);

/** Product colour fields, the same in every theme. */
export const field = createGlobalThemeContract(fieldColours, (_value, path) => `field-${path.join('-')}`);

const scales = { font: fontFamilies, ease: easings.standard, quick: durations.quick, smooth: durations.smooth };

/** Scales and motion, the same in every theme. Under reduced motion, both durations are 1 ms. */
export const scale = createGlobalThemeContract(scales, name);

/** Radii: xs thumbnails and badges, sm controls and cards, md dialogs, xl sheet tops. */
export const radius = radii;
export const overlayScrim = scrim;

type Tree = { readonly [key: string]: string | Tree };

function assign(contract: Tree, values: Tree, base?: Tree): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, string][] => {
      const slot = contract[key];
      const inherited = base?.[key];
      if (typeof value === 'string') {
        return typeof slot === 'string' && value !== inherited ? [[slot.slice(4, -1), value]] : [];
      }
      if (typeof slot !== 'object') return [];
      return Object.entries(assign(slot, value, typeof inherited === 'object' ? inherited : undefined));
    }),
  );
}

const light = { ...themes.botanical, shadow: shadows.light };
const dark = { ...themes.dark, shadow: shadows.dark };
const lightVars = assign(vars, light);
const diwaliVars = assign(vars, themes.diwali, themes.botanical);
const darkVars = assign(vars, dark);
const diwaliDarkVars = assign(vars, themes.diwaliDark, themes.dark);

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...assign(scale, scales), ...assign(field, fieldColours), ...lightVars },
});
// The entry script removes the attribute with the first change of page: see show-fonts.ts.
globalStyle(':root[data-fonts]', {
  '@media': { '(scripting: enabled)': { vars: { [scale.font.ui.slice(4, -1)]: `${standIns.ui}, Signs` } } },
});
// Not every device has these letters, so nothing may depend on their width, and the first paint doesn't fetch them.
globalStyle(':root[data-fonts=late] :lang(sa)', {
  '@media': {
    '(scripting: enabled)': {
      visibility: 'hidden',
      inlineSize: 0,
      whiteSpace: 'nowrap',
      fontFamily: standIns.display,
    },
  },
});
globalStyle(':root[data-fonts=late] h1 :lang(sa)', {
  '@media': { '(scripting: enabled)': { display: 'inline-block' } },
});
globalStyle(':root[data-season=diwali]', { vars: diwaliVars });
globalStyle(':root:not([data-scheme=light])', {
  '@media': { [media.dark]: { colorScheme: 'dark', vars: darkVars } },
});
globalStyle(':root[data-season=diwali]:not([data-scheme=light])', {
  '@media': { [media.dark]: { vars: diwaliDarkVars } },
});
globalStyle(':root[data-scheme=dark]', { colorScheme: 'dark', vars: darkVars });
globalStyle(':root[data-season=diwali][data-scheme=dark]', { vars: diwaliDarkVars });
globalStyle(':root', {
  '@media': { [media.still]: { vars: { [scale.quick.slice(4, -1)]: '1ms', [scale.smooth.slice(4, -1)]: '1ms' } } },
});
