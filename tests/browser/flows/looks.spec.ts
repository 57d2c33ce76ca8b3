import { expect, test } from '@playwright/test';
import { fileOf, looks } from '../../../tools/gallery/looks.ts';
import { readOptions } from '../../../tools/gallery/options.ts';
import { review } from '../../../tools/gallery/review.ts';
import { knownWalks, screensOf, turnOf } from '../../../tools/gallery/screens.ts';
import { shoot } from '../../../tools/gallery/shoot.ts';
import { acceptedSmall } from '../../../tools/gallery/small-pictures.ts';
import { toldType } from '../../../tools/support/test-counts.ts';

const hour = 3_600_000;
const onPhone = looks.filter(({ theme, window }) => theme.name === 'light' && window.width === 390);
/** More of a picture than this doesn't differ by a new text or a new row: it is broken. */
const mostApart = 1 / 3;

test('FLO-05 the states whose turn it is are shown, and what looks different is told @desktop', async ({}, info) => {
  const { entries, album } = readOptions([]);
  const walksOf = knownWalks();
  const accepted = new Set<string>();
  for (const { slug } of entries) {
    for (const file of (await acceptedSmall(album.small, slug)).keys()) accepted.add(file);
  }
  const all = entries.flatMap((entry) => screensOf(entry, walksOf));
  const known = all.filter(({ slug, state }) => onPhone.some((look) => accepted.has(fileOf(slug, state, look))));
  expect(known.length).toBeGreaterThan(500);
  const states = turnOf(known, { most: 12, turn: Math.floor(Date.now() / hour) });
  const own = { ...album, now: info.outputPath('now'), differences: info.outputPath('differences') };

  const missed = await shoot({ states, looks: onPhone, folder: own.now, workers: 2 });
  expect(missed.map(({ state }) => state)).toEqual([]);

  const changed = (await review(own, states, onPhone)).filter(({ kind }) => kind === 'changed');
  for (const { slug, state, share } of changed) {
    const description = `${state} looks different in ${(share * 100).toFixed(1)}%: npm run gallery ${slug}`;
    info.annotations.push({ type: toldType, description });
  }
  expect(changed.filter(({ share }) => share > mostApart).map(({ state }) => state)).toEqual([]);
});
