import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { drawChart, keptLayouts } from '../flows/draw-chart.ts';
import { drawnChart, unmarked } from '../paths/report/drawing.ts';
import { escaped, folded, page } from '../paths/report/html.ts';
import type { SeenState } from './screens.ts';
import type { Verdict } from './review.ts';

interface Shown {
  readonly entries: readonly CatalogueEntry[];
  readonly verdicts: readonly Verdict[];
  readonly missed: readonly SeenState[];
}

const style = `<style>
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 12px; margin: 8px 0 24px; }
.pictures figure { margin: 0; } .pictures img, .beside img { max-width: 100%; height: auto; border: 1px solid var(--line); }
figcaption { font-size: 12px; color: var(--calm); overflow-wrap: anywhere; } [hidden] { display: none; }
.beside .small { width: 100%; } .beside { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; margin: 8px 0 24px; } .beside figure { margin: 0; }
#find { font: inherit; width: 100%; max-width: 30em; padding: 8px; }
</style>`;

/** Hides the states whose name doesn't contain what is typed. A file of its own: the room's policy allows no script in a page. */
const finder = `document.querySelector('#find').addEventListener('input', ({ currentTarget: { value } }) => {
  for (const each of document.querySelectorAll('[data-name]')) each.hidden = !each.dataset.name.includes(value.trim().toLowerCase());
});
`;

/** Writes the gallery as one page beside its pictures: what changed first, then every chart with its states. */
export async function writeGallery(folder: string, shown: Shown): Promise<string> {
  const changed = shown.verdicts
    .filter(({ kind }) => kind === 'changed')
    .toSorted((one, other) => other.share - one.share);
  const layouts = keptLayouts();
  const sections: string[] = [];
  for (const entry of shown.entries) {
    const own = shown.verdicts.filter(({ slug }) => slug === entry.slug);
    if (own.length === 0) continue;
    const { chart } = await drawChart(entry, layouts[entry.slug]);
    sections.push(sectionOf(entry, own, drawnChart(chart, entry.title, unmarked)));
  }
  const file = join(folder, 'index.html');
  const body = [
    style,
    `<p>${shown.verdicts.length} pictures of ${new Set(shown.verdicts.map(({ state }) => state)).size} states.</p>`,
    '<p><label>Find a state<br><input id="find" type="search"></label></p>',
    shown.missed.length === 0
      ? ''
      : folded(
          `${shown.missed.length} states that the shop didn’t come to`,
          `<p>${shown.missed.map(({ state }) => `<code>${escaped(state)}</code>`).join(', ')}</p>`,
        ),
    comparisonText(shown.verdicts, changed),
    ...sections,
    '<script src="find.js"></script>',
  ];
  await writeFile(join(folder, 'find.js'), finder);
  await writeFile(file, page('Every state as a picture', body.join('\n')));
  return file;
}

/** What looks different, or that these are only the accepted copies. */
function comparisonText(all: readonly Verdict[], changed: readonly Verdict[]): string {
  if (all.every(({ kind }) => kind === 'kept')) {
    return '<p>Small copies, as they were accepted. <code>npm run gallery</code> takes them anew, large and in four themes.</p>';
  }
  if (changed.length === 0) return '<p class="good">Nothing looks different.</p>';
  const slugs = [...new Set(changed.map(({ slug }) => slug))].join(' ');
  return `<h2>What looks different</h2><p>If that’s what you wanted: <code>npm run gallery -- accept ${slugs}</code></p>${changed.map(besideText).join('\n')}`;
}

function sectionOf(
  { slug, title, machine }: CatalogueEntry,
  verdicts: readonly Verdict[],
  drawing: string,
): string {
  const pictures = verdicts.map((verdict) => {
    const { state, look, kind } = verdict;
    const isTold = kind === 'changed' || kind === 'new';
    return `<figure data-name="${escaped(`${title} ${state}`.toLowerCase())}">${imageOf(verdict)}
<figcaption>${escaped(state)} ${look.window.width} px, ${look.theme.name}${isTold ? `, ${kind}` : ''}</figcaption></figure>`;
  });
  return `<section><h2 id="${slug}">${escaped(title)} <code>${slug}</code></h2>
<p>${escaped(machine.root.description ?? '')}</p>
${folded('Drawing', drawing, true)}
<div class="pictures">${pictures.join('\n')}</div></section>`;
}

function imageOf({ file, kind, small }: Verdict): string {
  if (kind === 'kept') return `<img src="data:image/webp;base64,${small ?? ''}" alt="">`;
  return `<a href="${address('now', file)}"><img loading="lazy" src="${address('now', file)}" alt=""></a>`;
}

function besideText({ state, file, look, pixels, share, small }: Verdict): string {
  const how = pixels === null ? `in ${(share * 100).toFixed(1)}% of it` : `in ${pixels} pixels`;
  const one = (part: string, name: string) =>
    `<figure><img loading="lazy" src="${address(part, file)}" alt=""><figcaption>${name}</figcaption></figure>`;
  const both =
    pixels === null
      ? `<figure><img class="small" src="data:image/webp;base64,${small ?? ''}" alt=""><figcaption>accepted, in small</figcaption></figure>`
      : `${one('accepted', 'accepted')}${one('differences', 'difference')}`;
  return `<div data-name="${escaped(state.toLowerCase())}"><h3><code>${escaped(state)}</code> ${look.window.width} px, ${look.theme.name}, ${how}</h3>
<div class="beside">${both}${one('now', 'now')}</div></div>`;
}

function address(part: string, file: string): string {
  return escaped(`${part}/${file.split('/').map(encodeURIComponent).join('/')}`);
}
