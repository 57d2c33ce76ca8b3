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
      restoreScroll: (path) => void done.push(`restore ${path}`),
      scrollToTop: () => void done.push('top'),
    }),
    { input: { parent: shop, location: parseLocation('/'), page: home } },
  );
  actor.start();
  await settled();
  const open = (href: string, isReplacing = false) =>
    actor.send({ type: 'page.open', location: parseLocation(href), isReplacing });
  return { actor, told: shop.told, loadPage, history, ahead, done, open, state: () => actor.getSnapshot().value };
}

test('CHR-06 a new page is written into the history and begins at its top', async () => {
  const { open, loadPage, done, state, told, actor } = await opened();
  open('/login');
  expect([state(), actor.getSnapshot().context.page]).toEqual(['loading', home]);
  await loadPage.answer(login);
  expect(done).toEqual(['save /', 'push /login', 'top']);
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
  expect(done).toEqual(['restore /']);
});

test('CHR-06 a replacing page takes the place of the old entry', async () => {
  const { open, loadPage, done } = await opened();
  open('/login', true);
  await loadPage.answer(login);
  expect(done).toEqual(['save /', 'replace /login', 'restore /login']);
});

test('CHR-06 a link to where one is only goes to the top', async () => {
  const { open, loadPage, done } = await opened();
  open('/');
  expect([loadPage.calls, done]).toEqual([[], ['top']]);
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
  const { actor, open, loadPage, state, told } = await opened();
  open('/login');
  await loadPage.fail(refusal(503, { message: 'The shop is catching its breath' }));
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
