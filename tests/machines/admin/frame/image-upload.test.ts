import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { imageUploadLogic } from '../../../../src/machines/admin/frame/image-upload/image-upload.actors.ts';
import { imageUploadView } from '../../../../src/machines/admin/frame/image-upload/image-upload.view.ts';
import { refused } from '../../../../src/machines/kit/cases.ts';
import { offline } from '../../support/held.ts';

const file = { name: 'bottle.jpg', size: 1000 };

/** The place for a picture, with a shop that answers when it is told to. */
function placeFor() {
  const answers: PromiseWithResolvers<{ path: string }>[] = [];
  const progress: ((percent: number) => void)[] = [];
  const told: unknown[] = [];
  const actor = createActor(
    imageUploadLogic({
      sendImage: async (_file, _signal, onPercent) => {
        progress.push(onPercent);
        const answer = Promise.withResolvers<{ path: string }>();
        answers.push(answer);
        return answer.promise;
      },
    }),
    { input: { parent: { send: (fact) => told.push(fact) } } },
  ).start();
  return { actor, answers, progress, told, view: () => imageUploadView(actor.getSnapshot()) };
}

test('CAT-02 a picture that was taken is told to its record, once', async () => {
  const { actor, answers, told, view } = placeFor();
  actor.send({ type: 'image.choose', file });
  expect(view()).toMatchObject({
    isSending: true,
    percent: 0,
    progress: 'Uploading bottle.jpg: 0%',
    problem: null,
  });
  answers[0]?.resolve({ path: '/image/one.jpg' });
  await expect.poll(() => view().isSending).toBe(false);
  expect(told).toEqual([{ type: 'image.sent', path: '/image/one.jpg' }]);
});

test('CAT-02 one that is too large is not sent, one that is refused says why, and a last choice counts alone', async () => {
  const { actor, answers, told, view } = placeFor();
  actor.send({ type: 'image.choose', file: { name: 'poster.png', size: 11 * 1024 * 1024 } });
  expect([answers.length, view().problem]).toEqual([0, 'This file is too large. Up to 10\u00A0MB']);
  actor.send({ type: 'image.choose', file });
  answers[0]?.reject(refused(415));
  await expect.poll(() => view().problem).toBe('Refused');
  actor.send({ type: 'image.choose', file });
  actor.send({ type: 'image.choose', file });
  answers[1]?.resolve({ path: '/image/first.jpg' });
  answers[2]?.resolve({ path: '/image/second.jpg' });
  await expect.poll(() => told).toEqual([{ type: 'image.sent', path: '/image/second.jpg' }]);
});

test('CAT-02 an upload that breaks off half way says so, and the same file can be chosen again', async () => {
  const { actor, answers, progress, told, view } = placeFor();
  actor.send({ type: 'image.choose', file });
  progress[0]?.(40);
  answers[0]?.reject(offline);
  const words = 'The upload stopped before it was done. Check the connection and choose the file again.';
  await expect.poll(() => view().problem).toBe(words);
  expect([view().isSending, view().percent]).toEqual([false, null]);
  actor.send({ type: 'image.choose', file });
  expect(view()).toMatchObject({ percent: 0, problem: null });
  answers[1]?.resolve({ path: '/image/one.jpg' });
  await expect.poll(() => told).toEqual([{ type: 'image.sent', path: '/image/one.jpg' }]);
});

test('ADM-06 a video says how much of it is sent; another begins at nothing', () => {
  const { actor, progress, view } = placeFor();
  actor.send({ type: 'image.choose', file });
  progress[0]?.(40);
  expect(view()).toMatchObject({ percent: 40, progress: 'Uploading bottle.jpg: 40%' });
  actor.send({ type: 'image.cancel' });
  progress[0]?.(60);
  actor.send({ type: 'image.choose', file });
  expect(view()).toMatchObject({ isSending: true, percent: 0 });
});
