import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from '../../support/steps.ts';

const mark = 'mutant';
/** Laws and cases stay as they are: they judge. */
const judges = /\.(?:cases|laws)\.ts$/u;

interface Planting {
  readonly number: string;
  /** The address of the chart's folder. */
  readonly folder: string;
  /** The address of the file with the fault. */
  readonly file: string;
  readonly text: string;
}

let planting: Planting | null = null;
let isHooked = false;
let count = 0;

/**
 * Imports a module of a chart as it would be with a fault in one file of its folder. All modules of the folder are loaded
 * anew; everything else stays as it is.
 */
export async function importWith(
  file: string,
  fault: { readonly folder: string; readonly file: string; readonly text: string },
): Promise<Record<string, unknown>> {
  if (!isHooked) hook();
  isHooked = true;
  count += 1;
  const folder = `${urlOf(fault.folder)}/`;
  planting = { number: String(count), folder, file: urlOf(fault.file), text: fault.text };
  const module: unknown = await import(`${urlOf(file)}?${mark}=${count}`);
  return module as Record<string, unknown>;
}

function urlOf(file: string): string {
  return pathToFileURL(join(projectRoot, file)).href;
}

function hook(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isInside =
        context.parentURL?.includes(`?${mark}=`) === true && found.url.startsWith(planting?.folder ?? ' ');
      if (!isInside || judges.test(new URL(found.url).pathname)) return found;
      return { ...found, url: `${found.url.split('?')[0]}?${mark}=${planting?.number}` };
    },
    load(url, context, next) {
      const [address, query] = url.split('?');
      if (!query?.startsWith(`${mark}=`) || address === undefined) return next(url, context);
      if (address === planting?.file) {
        return { format: 'module-typescript', source: planting.text, shortCircuit: true };
      }
      return next(pathToFileURL(fileURLToPath(address)).href, context);
    },
  });
}
