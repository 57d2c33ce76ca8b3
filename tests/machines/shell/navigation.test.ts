import { emptyHome } from '../../../src/domain/content/home-content.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { parseLocation, type Location } from '../../../src/domain/shell/page/route.ts';
import type { Page } from '../../../src/domain/shell/page/page.ts';
import { navigationLogic } from '../../../src/machines/shell/navigation/navigation.actors.ts';
import type { NavigationFact } from '../../../src/machines/shell/navigation/navigation.machine.ts';
import { failureView } from '../../../src/machines/shell/navigation/navigation.view.ts';
import { bell, held, offline, parent, refusal, settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const home: Page = { route: 'home', products: [], content: emptyHome };
const login: Page = { route: 'login' };

async function opened() {
  const shop = parent<NavigationFact>();
  const loadPage = held<[Location, AbortSignal], Page>();
  const history = bell<Location>();
  const done: string[] = [];
  const ahead: true[] = [];
  const actor = createActor(
    navigationLogic({
      loadPage,
      pushHistory: ({ path }) => void done.push(`push ${path}`),
      replaceHistory: ({ path }) => void done.push(`replace ${path}`),
      watchHistory: history.listen,
      watchScroll: () => () => void done.push('scroll unwatched'),
      fetchAhead: () => {
        ahead.push(true);
        return () => void ahead.pop();
      },
      saveScroll: (path) => void done.push(`save ${path}`),
      openLayer: () => void done.push('layer'),
      closeLayer: () => void done.push('no layer'),
      restoreScroll: ({ path }) => void done.push(`restore ${path}`),
      scrollToTop: () => void done.push('top'),
      focusPage: ({ path }) => void done.push(`focus ${path}`),
    }),
    { input: { parent: shop, location: parseLocation('/'), page: home } },
  );
  actor.start();
  await settled();
  const open = (href: string, isReplacing = false) =>
    actor.send({ type: 'page.open', location: parseLocation(href), isReplacing });
  return { actor, told: shop.told, loadPage, history, ahead, done, open, state: () => actor.getSnapshot().value };
}

test('CHR-06 PHN-01 a new page is written into the history, begins where it was left, and gets the focus', async () => {
  const { open, loadPage, done, state, told, actor } = await opened();
  open('/login');
  expect([state(), actor.getSnapshot().context.page]).toEqual(['loading', home]);
  await loadPage.answer(login);
  expect(done).toEqual(['save /', 'push /login', 'restore /login', 'focus /login']);
  expect([state(), actor.getSnapshot().context.page]).toEqual(['settled', login]);
  expect(told.map(({ type }) => type)).toEqual(['page.awaited', 'page.arrived']);
});

test('CHR-06 going back writes nothing and restores the place where the page was left', async () => {
  const { open, loadPage, history, done } = await opened();
  open('/login');
  await loadPage.answer(login);
  done.length = 0;
  history.ring(parseLocation('/'));
  await loadPage.answer(home);
  expect(done).toEqual(['restore /', 'focus /']);
});

test('CHR-06 a replacing page takes the place of the old entry', async () => {
  const { open, loadPage, done } = await opened();
  open('/login', true);
  await loadPage.answer(login);
  expect(done).toEqual(['save /', 'replace /login', 'restore /login', 'focus /login']);
});

test('CHR-06 a link to where one is only goes to the top', async () => {
  const { open, loadPage, done } = await opened();
  open('/');
  expect([loadPage.calls, done]).toEqual([[], ['top']]);
});

test('CHR-06 PHN-01 another list on the same path begins at the top, and the focus stays where it is', async () => {
  const { open, loadPage, done } = await opened();
  open('/?page=2');
  await loadPage.answer(home);
  expect(done).toEqual(['save /', 'push /', 'top']);
});

test('PHN-01 a step back closes what is open, the last one first, and only then leaves the page', async () => {
  const { actor, history, loadPage, done } = await opened();
  const dismissed: string[] = [];
  actor.on('layer.dismissed', ({ id }) => {
    dismissed.push(id);
    actor.send({ type: 'layer.closed', id });
  });
  actor.send({ type: 'layer.opened', id: 'cart' });
  actor.send({ type: 'layer.opened', id: 'question' });
  history.ring(parseLocation('/'));
  expect([dismissed, loadPage.calls]).toEqual([['question'], []]);
  history.ring(parseLocation('/'));
  expect([dismissed, loadPage.calls]).toEqual([['question', 'cart'], []]);
  expect(done.slice(0, 3)).toEqual(['layer', 'layer', 'layer']);
  history.ring(parseLocation('/login'));
  expect(loadPage.calls).toHaveLength(1);
});

test('PHN-01 the entry of what is open goes when the last of it closes, and a page that arrives leaves none', async () => {
  const { actor, open, history, loadPage, done } = await opened();
  for (const id of ['cart', 'question']) actor.send({ type: 'layer.opened', id });
  actor.send({ type: 'layer.closed', id: 'cart' });
  expect(done).toEqual(['layer', 'layer']);
  actor.send({ type: 'layer.closed', id: 'question' });
  expect(done).toEqual(['layer', 'layer', 'no layer']);
  actor.send({ type: 'layer.opened', id: 'offer' });
  open('/login');
  actor.send({ type: 'layer.closed', id: 'offer' });
  await loadPage.answer(login);
  expect(done.slice(3)).toEqual(['layer', 'save /', 'no layer', 'push /login', 'restore /login', 'focus /login']);
  history.ring(parseLocation('/'));
  await loadPage.answer(home);
  expect(actor.getSnapshot().context.location.path).toBe('/');
});

test('CHR-06 the last of two links wins, whatever answers first', async () => {
  const { open, loadPage, actor, done } = await opened();
  open('/shop');
  open('/login');
  await loadPage.answer({ route: 'not-found' });
  expect(actor.getSnapshot().value).toBe('loading');
  await loadPage.answer(login);
  expect(actor.getSnapshot().context).toMatchObject({ page: login, location: { path: '/login' } });
  expect(done.filter((each) => each.startsWith('push'))).toEqual(['push /login']);
});

test('CHR-09 a failed page shows the server’s words or Some error occured!, and can be tried again', async () => {
  const { actor, open, loadPage, state, told, done } = await opened();
  open('/login');
  await loadPage.fail(refusal(503, { message: 'The shop is catching its breath' }));
  expect(done, 'begins at its top').toEqual(['save /', 'top']);
  expect([state(), failureView(actor.getSnapshot())]).toEqual(['failed', 'The shop is catching its breath']);
  actor.send({ type: 'page.retry' });
  await loadPage.fail(offline);
  expect(failureView(actor.getSnapshot())).toBe('Some error occured!');
  expect(told.at(-1)?.type).toBe('page.arrived');
  actor.send({ type: 'page.retry' });
  await loadPage.answer(login);
  expect([state(), failureView(actor.getSnapshot())]).toEqual(['settled', null]);
});

test('CHR-09 from the error screen a link leads back to the page before', async () => {
  const { open, loadPage, state } = await opened();
  open('/login');
  await loadPage.fail(offline);
  open('/');
  expect(state()).toBe('loading');
  await loadPage.answer(home);
  expect(state()).toBe('settled');
});

test('CHR-06 nothing is watched any more once the shop has stopped', async () => {
  const { actor, history, done } = await opened();
  actor.stop();
  expect([history.listeners.size, done]).toEqual([0, ['scroll unwatched']]);
});

test('CHR-06 links are fetched ahead only while nothing else is loading', async () => {
  const { open, loadPage, ahead } = await opened();
  expect(ahead).toEqual([true]);
  open('/shop');
  expect(ahead).toEqual([]);
  await loadPage.answer(login);
  expect(ahead).toEqual([true]);
});
