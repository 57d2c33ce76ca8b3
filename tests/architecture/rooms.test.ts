import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkModules } from '../../tools/chunk-modules.ts';
import {
  layers,
  roomImports,
  roomOf,
  rooms,
  roomTable,
  serverOrder,
  serverSentence,
  upwardImports,
} from '../../tools/support/rooms.ts';
import { folderKnots } from '../../tools/support/server-folders.ts';
import { filesIn, textOf } from '../../tools/support/source.ts';
import { projectRoot } from '../../tools/support/steps.ts';

const maxEntries = 14;
/** Lists that grow with time, and are read by their names alone. */
const longLists = new Set(['server/platform/database/migrations']);

test('PKG-02 every layer is grouped by the same rooms', () => {
  const found = filesIn(layers, /./u).map(roomOf);
  expect(new Set(found.filter((room) => room !== null))).toEqual(new Set(Object.keys(rooms)));
});

test('PKG-02 no folder of a layer or of its tests has more than 14 entries', () => {
  const roots = [...layers, 'tests'];
  const folders = new Set(
    filesIn(roots, /./u).flatMap((file) =>
      file.split('/').map((_, index, parts) => parts.slice(0, index).join('/')),
    ),
  );
  const large = [...folders]
    .filter((folder) => roots.some((root) => folder === root || folder.startsWith(`${root}/`)))
    .filter((folder) => !longLists.has(folder))
    .filter((folder) => readdirSync(join(projectRoot, folder)).length > maxEntries);
  expect(large).toEqual([]);
});

test('PKG-02 a room imports only from the rooms that its row in the table allows', () => {
  const allowed = new Map<string, readonly string[]>(Object.entries(rooms).map(([name, { uses }]) => [name, uses]));
  const wrong = [...roomImports()].flatMap(([room, others]) =>
    [...others]
      .filter((other) => allowed.get(room)?.includes(other) !== true)
      .map((other) => `${room} -> ${other}`),
  );
  expect(wrong).toEqual([]);
});

test('a room of the server imports only from rooms before it, so that none needs one that needs it', () => {
  const found = filesIn(['server']).map(roomOf);
  expect(new Set(found.filter((room) => room !== null))).toEqual(new Set(serverOrder));
  expect(upwardImports()).toEqual([]);
});

test('no folders of the server import each other in a circle', () => {
  expect(folderKnots()).toEqual([]);
});

test('the table in the architecture is what the code does', () => {
  const architecture = textOf('docs/architecture.md');
  expect(architecture).toContain(roomTable());
  expect(architecture).toContain(serverSentence());
});

test('every module that a chunk is named by exists', () => {
  const named = Object.values(chunkModules).flat();
  expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});
