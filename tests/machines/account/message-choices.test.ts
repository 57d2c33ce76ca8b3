import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { messageChoicesLogic } from '../../../src/machines/account/message-choices/message-choices.actors.ts';
import type { MessageChoices } from '../../../src/machines/account/message-choices/message-choices.machine.ts';

function begin(answers: { fails?: boolean } = {}) {
  const saved: MessageChoices[] = [];
  const state = { ...answers };
  const logic = messageChoicesLogic({
    fetchChoices: () =>
      state.fails
        ? Promise.reject(new Error('off'))
        : Promise.resolve({ whatsapp: false, reminders: true, reviews: false, language: 'en' }),
    saveChoices: (choices) => {
      saved.push(choices);
      return state.fails ? Promise.reject(new Error('off')) : Promise.resolve(choices);
    },
  });
  return { actor: createActor(logic).start(), saved, state };
}

test('ORD-05, CHK-11 a person chooses messages by WhatsApp and reminders; each change is kept at once', async () => {
  const { actor, saved } = begin();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'choice.set', choice: 'whatsapp', isWanted: true });
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
  expect([saved, actor.getSnapshot().context.kept]).toEqual([
    [{ whatsapp: true, reminders: true, reviews: false, language: 'en' }],
    { whatsapp: true, reminders: true, reviews: false, language: 'en' },
  ]);
});

test('ORD-05 what is not kept is taken back on the screen, and what is not read can be asked for again', async () => {
  const { actor, state } = begin({ fails: true });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  state.fails = false;
  actor.send({ type: 'choices.retry' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  state.fails = true;
  actor.send({ type: 'choice.set', choice: 'reminders', isWanted: false });
  expect(actor.getSnapshot().context.wanted.reminders).toBe(false);
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'unsaved' }));
  expect(actor.getSnapshot().context.wanted.reminders).toBe(true);
});

test('LNG-01 a person chooses the language of their messages; what isn’t saved is taken back', async () => {
  const { actor, saved, state } = begin();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'language.set', language: 'hi' });
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
  expect(saved).toEqual([{ whatsapp: false, reminders: true, reviews: false, language: 'hi' }]);
  state.fails = true;
  actor.send({ type: 'language.set', language: 'en' });
  await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'unsaved' }));
  expect(actor.getSnapshot().context.wanted.language).toBe('hi');
});
