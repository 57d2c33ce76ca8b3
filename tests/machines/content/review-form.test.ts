import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AnswerOf, Call } from '../../../src/contract/call.ts';
import { reviewFormLogic } from '../../../src/machines/content/review-form/review-form.actors.ts';
import { createReviewWriter } from '../../../src/services/content/review.service.ts';
import type { Http } from '../../../src/services/platform/http/http.ts';
import { createDeviceStore } from '../../../src/services/platform/storage/storage.ts';

const unwritten = { sku: 'sleep-mantra', product: 'Sleep Mantra', firstName: 'Asha', written: null };
const waiting = {
  ...unwritten,
  written: { stars: 4, words: 'Good.', author: 'Asha R.', photoIds: [], status: 'waiting', reason: '' },
};

/** A tab whose pages come and go; the server answers with an empty form, and takes what is sent. */
function openTab() {
  const kept = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  let photos = 0;
  const http: Http = {
    async send<C extends Call>(call: C): Promise<AnswerOf<C>> {
      const written = call.method === 'GET' ? unwritten : waiting;
      const answer: unknown = call.path.endsWith('/photo') ? { id: `photo-${(photos += 1)}` } : written;
      return answer as AnswerOf<C>;
    },
  };
  const view = { addEventListener: () => {}, removeEventListener: () => {} };
  return {
    kept,
    async load(token: string) {
      const writer = createReviewWriter(http, createDeviceStore(storage, view));
      const logic = reviewFormLogic({
        ...writer,
        saveReview: (wanted, request, signal) =>
          writer.saveReview(wanted, { ...request, photoIds: [...request.photoIds] }, signal),
      });
      const actor = createActor(logic, { input: { token } }).start();
      await waitFor(actor, (snapshot) => snapshot.matches('writing'));
      return actor;
    },
  };
}

test('REV-01 what is typed into a review survives a reload, and is forgotten once it is sent', async () => {
  const tab = openTab();
  const before = await tab.load('one');
  before.send({ type: 'stars.choose', stars: 4 });
  before.send({ type: 'field.type', field: 'words', text: 'I sleep through the night now.' });
  before.stop();
  const after = await tab.load('one');
  expect(after.getSnapshot().context.fields).toEqual({
    stars: 4,
    words: 'I sleep through the night now.',
    author: 'Asha',
  });
  after.send({ type: 'review.submit' });
  await waitFor(after, (snapshot) => snapshot.matches('sent'));
  expect([...tab.kept]).toEqual([]);
});

test('REV-01 PHN-01 photos that are uploaded survive a reload: a phone makes room for its camera', async () => {
  const tab = openTab();
  const before = await tab.load('one');
  for (const name of ['bottle.jpg', 'label.jpg', 'box.jpg']) {
    before.send({ type: 'photo.choose', photo: { name, bytes: new Blob(['x']) } });
    await waitFor(before, (snapshot) => snapshot.matches('writing'));
  }
  before.send({ type: 'photo.remove', id: 'photo-2' });
  before.stop();
  const after = await tab.load('one');
  expect(after.getSnapshot().context.photos).toEqual([
    { id: 'photo-1', name: 'bottle.jpg' },
    { id: 'photo-3', name: 'box.jpg' },
  ]);
});

test('REV-01 what is typed into one review is not in another, and what isn’t whole is thrown away', async () => {
  const tab = openTab();
  (await tab.load('one')).send({ type: 'field.type', field: 'words', text: 'About the oil.' });
  expect((await tab.load('another')).getSnapshot().context.fields.words).toBe('');
  for (const odd of [{ stars: 9 }, { stars: 'five' }, { stars: null }, { photos: [{ id: 1 }] }, { photos: null }]) {
    const whole = { place: 'one', stars: 5, words: 'x', author: 'y', photos: [] };
    tab.kept.set('review_typed', JSON.stringify({ ...whole, ...odd }));
    expect((await tab.load('one')).getSnapshot().context.fields).toEqual({ stars: 0, words: '', author: 'Asha' });
    expect([...tab.kept]).toEqual([]);
  }
});
