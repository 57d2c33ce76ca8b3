import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { richEditorLogic } from '../../../../src/machines/admin/frame/rich-editor/rich-editor.actors.ts';
import { richEditorView } from '../../../../src/machines/admin/frame/rich-editor/rich-editor.view.ts';

const src = '/image/0f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11.jpg';

function opened() {
  const links: (string | null)[] = [];
  const pictures: { src: string; alt: string }[] = [];
  const actor = createActor(
    richEditorLogic({ writeLink: (href) => links.push(href), writePicture: (one) => pictures.push({ ...one }) }),
  ).start();
  return { actor, links, pictures, view: () => richEditorView(actor.getSnapshot()) };
}

test('ADM-07 a link leads to https or into the shop, and nowhere else', () => {
  const { actor, links, view } = opened();
  actor.send({ type: 'link.ask', href: '' });
  actor.send({ type: 'link.type', text: 'javascript:alert(1)' });
  actor.send({ type: 'link.set' });
  expect([view().panel, view().hrefError, links]).toEqual([
    'link',
    'Use a path in the shop such as /shop, or https://…',
    [],
  ]);
  actor.send({ type: 'link.type', text: ' /shop ' });
  actor.send({ type: 'link.set' });
  actor.send({ type: 'link.ask', href: '/shop' });
  actor.send({ type: 'link.remove' });
  expect([view().panel, links]).toEqual(['none', ['/shop', null]]);
});

test('ADM-07 a picture goes in with a text in its place only', () => {
  const { actor, pictures, view } = opened();
  actor.send({ type: 'picture.ask' });
  actor.send({ type: 'picture.insert' });
  expect([view().srcError, view().altError]).toEqual([
    'Choose a picture',
    'Describe what it shows for people who can’t see it',
  ]);
  actor.send({ type: 'picture.choose', src });
  actor.send({ type: 'picture.name', text: ' A leaf ' });
  actor.send({ type: 'picture.insert' });
  expect([view().panel, pictures]).toEqual(['none', [{ src, alt: 'A leaf' }]]);
});
