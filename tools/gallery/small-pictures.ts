import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallOf } from './compare.ts';
import { fileOf, type Look, looks, scaleOf } from './looks.ts';

const none = '-';
/** As in the line above. */
const ditto = '"';
const nameOf = ({ theme, window }: Look) => `${window.width}-${theme.name}`;

/** The small copies of a chart's accepted pictures, by the file that each belongs to. */
export async function acceptedSmall(folder: string, slug: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, `${slug}.txt`), 'utf8').catch(() => '');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split(' ').slice(1);
  const small = new Map<string, string>();
  const above = new Map<string, string>();
  for (const [state = '', ...cells] of lines.map((line) => line.split(' '))) {
    for (const look of looks) {
      const name = nameOf(look);
      const cell = cells[names.indexOf(name)] ?? none;
      const picture = cell === ditto ? (above.get(name) ?? none) : cell;
      above.set(name, picture);
      if (picture !== none) small.set(fileOf(slug, state, look), picture);
    }
  }
  return small;
}

/** Writes them: a line for each state, a column for each look. */
export async function writeSmall(
  folder: string,
  slug: string,
  states: readonly string[],
  small: ReadonlyMap<string, string>,
): Promise<void> {
  const pictureOf = (state: string, look: Look) => small.get(fileOf(slug, state, look)) ?? none;
  const rows = states.map((state, at) => {
    const above = states[at - 1];
    const cells = looks.map((look) => {
      const picture = pictureOf(state, look);
      const isSame = picture !== none && above !== undefined && pictureOf(above, look) === picture;
      return isSame ? ditto : picture;
    });
    return [state, ...cells].join(' ');
  });
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, `${slug}.txt`),
    `${[['state', ...looks.map(nameOf)].join(' '), ...rows].join('\n')}\n`,
  );
}

/** The small copy of a picture in a folder; null if there is none. */
export async function smallIn(folder: string, file: string, look: Look): Promise<string | null> {
  const png = await readFile(join(folder, file)).catch(() => null);
  return png && smallOf(png, scaleOf(look));
}
