import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../src/domain/kit/text/language.ts';
import { pluralTableOf } from '../../src/domain/kit/text/plural-forms.ts';
import { replaced } from '../strip-code.ts';
import { projectRoot } from '../support/steps.ts';
import { readCatalogue } from '../texts/catalogue.ts';
import { edited } from '../texts/marked.ts';
import { findChangeables, numberKey } from './changeables.ts';
import { numbersIn } from './numbers.ts';
import { staffTexts, type TextAt } from './source-texts.ts';

const virtual = 'virtual:changeables';
const words = 'virtual:catalogue';
const lookUp = 'src/domain/kit/text/text.ts';

/**
 * `import { changeables } from 'virtual:changeables'`: a way to load what can be changed in each flow (FLO-10). Named
 * numbers of rules and charts ask for another value when their module starts, and texts of staff pages are looked up as
 * the marked ones are; in the shop's own build they aren't.
 */
export function changes(): Plugin {
  let isBuild = false;
  let find: ReturnType<typeof findChangeables> | undefined;
  let findTexts: ReturnType<typeof staffTexts> | undefined;
  return {
    name: 'changes',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:(?:changeables|catalogue)/u }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:(?:changeables|catalogue)/u },
      async handler(id) {
        if (id.startsWith(`\0${words}/`)) return catalogueOf(id.slice(words.length + 2));
        const slug = id.slice(`\0${virtual}/`.length);
        if (slug === '') return listing();
        // The development server reads the sources as they are at that moment.
        const { shopAt } = await import('../../src/app/flows/state-screen.ts');
        find = isBuild && find ? find : findChangeables(projectRoot, shopAt);
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(find(slug)))})`;
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/u },
      handler(code, id) {
        // The designers' room with its shop, and the development server.
        if (this.environment.name !== (isBuild ? 'apart' : 'client')) return null;
        const file = relative(projectRoot, id);
        if (file === 'src/domain/kit/text/language.ts') return { code: tryingLanguage(code), map: null };
        const numbers = /^src\/(?:machines|domain)\//u.test(file) ? numbersIn(file, code) : [];
        findTexts ??= staffTexts(projectRoot);
        const texts = findTexts(file, code);
        const edits = [
          ...numbers.map((number) => ({
            start: number.start,
            end: number.end,
            text: `(globalThis.triedNumbers?.[${JSON.stringify(numberKey(file, number))}] ?? ${number.value})`,
          })),
          ...texts.map((text) => ({
            start: text.start,
            end: text.form.kind === 'template' ? text.start : text.end,
            text: lookedUp(text),
          })),
        ];
        if (edits.length === 0) return null;
        const path = relative(dirname(file), lookUp);
        const head = `import { t as lookedUp } from ${JSON.stringify(path.startsWith('.') ? path : `./${path}`)};\n`;
        return { code: `${texts.length > 0 ? head : ''}${edited(code, edits)}`, map: null };
      },
    },
  };
}

/** A text as its place has it, marked. Of a template only the mark is put before it. */
function lookedUp({ key, form }: TextAt): string {
  if (form.kind === 'template') return 'lookedUp';
  const text = `lookedUp\`${key.replaceAll(/[`\\]|\$\{/gu, (sign) => `\\${sign}`)}\``;
  return form.kind === 'quoted' ? text : `{${text}}`;
}

async function listing(): Promise<string> {
  const { catalogue } = await import('../../src/machines/flows/registry/chart-registry.ts');
  const loaders = catalogue.map(({ slug }) => `${JSON.stringify(slug)}: () => import('${virtual}/${slug}')`);
  return `export const changeables = {${loaders.join(',')}};`;
}

function tryingLanguage(code: string): string {
  const spoken = replaced(code, ": Language = 'en'", ": Language = globalThis.triedLanguage ?? 'en'");
  return replaced(spoken, ": string = '101'", ": string = globalThis.triedPlurals ?? '101'");
}

/** A language's texts by their English; what its catalogue lacks is left out. */
function catalogueOf(tag: string): string {
  const language = languages.find((each) => each === tag);
  if (language === undefined) throw new Error(`There is no language ${tag}`);
  const entries = [...readCatalogue(language)].filter(([, forms]) => forms.length > 0);
  const texts = Object.fromEntries(entries.map(([key, forms]) => [key, forms.join('|')]));
  return `export const plurals = ${JSON.stringify(pluralTableOf(language))};
export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
}
