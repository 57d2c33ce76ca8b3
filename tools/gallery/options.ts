import { join } from 'node:path';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { chartsNamed } from '../flows/named-charts.ts';
import { parsedFlags } from '../support/flags.ts';
import { OptionsError } from '../support/options-error.ts';
import { projectRoot } from '../support/steps.ts';
import { type Look, looks, themes, windows } from './looks.ts';
import type { Album } from './review.ts';

export interface GalleryOptions {
  readonly command: 'take' | 'show' | 'accept';
  readonly entries: readonly CatalogueEntry[];
  readonly looks: readonly Look[];
  readonly workers: number;
  readonly folder: string;
  readonly album: Album;
}

const mostWorkers = 16;

/** Without one of them, pictures are taken. */
const commands = ['show', 'accept'] as const;

const allowed = `npm run gallery -- [show|accept] [CHART ...] [--theme ${themes.map(({ name }) => name).join('|')}] [--width ${windows
  .map(({ width }) => width)
  .join('|')}] [--workers N] [--folder FOLDER]`;

/** Reads the command line. Throws OptionsError for anything that would be ignored. */
export function readOptions(args: readonly string[]): GalleryOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parsedFlags(
    {
      args: [...args],
      allowPositionals: true,
      options: { theme: text, width: text, workers: text, folder: text },
    },
    allowed,
  );
  const command = commands.find((each) => each === positionals[0]) ?? 'take';
  const slugs = command === 'take' ? positionals : positionals.slice(1);
  const theme = oneOf(
    'theme',
    values.theme,
    themes.map(({ name }) => name),
  );
  const width = oneOf(
    'width',
    values.width,
    windows.map((window) => String(window.width)),
  );
  const workers = Number(values.workers ?? 2);
  if (!Number.isInteger(workers) || workers < 1 || workers > mostWorkers) {
    throw new OptionsError(`--workers is a whole number from 1 to ${mostWorkers}`);
  }
  const folder = values.folder ?? join(projectRoot, 'data/gallery');
  return {
    command,
    entries: chartsNamed(slugs),
    looks: looks.filter(
      (look) =>
        (theme === null || look.theme.name === theme) && (width === null || String(look.window.width) === width),
    ),
    workers,
    folder,
    album: {
      now: join(folder, 'now'),
      accepted: join(folder, 'accepted'),
      differences: join(folder, 'differences'),
      small: join(projectRoot, 'paths/pictures'),
    },
  };
}

function oneOf(name: string, given: string | undefined, allowed: readonly string[]): string | null {
  if (given === undefined) return null;
  if (!allowed.includes(given)) throw new OptionsError(`--${name} is one of ${allowed.join(', ')}`);
  return given;
}
