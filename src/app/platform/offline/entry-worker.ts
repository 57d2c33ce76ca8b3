import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { languages } from '../../../domain/kit/text/language.ts';
import { addressIn, placeAt } from '../../../domain/shell/page/address.ts';
import { isKeptPage, kindOf } from './kept-addresses.ts';

/** The server puts the build id here, so a new build never serves pages cached by an old one. */
const build = '__BUILD__';
const pages = `pages-${build}`;
const parts = 'parts';
const reads = `reads-${build}`;
const caches: ReadonlySet<string> = new Set([pages, parts, reads]);
const offlinePages = languages.map((each) => addressIn(each, '/offline'));
/** It stands on these pages, and a page that never asked for it may be the first that is offline. */
const offlinePicture = '/favicon.svg';

/** After this long without a response, show the cached page if there is one. */
const patienceSeconds = 4;
const monthSeconds = 30 * 86_400;

/** A global of service workers. */
declare function skipWaiting(): Promise<void>;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

setCacheNameDetails({ prefix: 'shop' });

const pageStrategy = new NetworkFirst({
  cacheName: pages,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [lasting({ maxEntries: 60, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true })],
});
const partStrategy = new CacheFirst({
  cacheName: parts,
  plugins: [lasting({ maxEntries: 400, maxAgeSeconds: 2 * monthSeconds, purgeOnQuotaError: true })],
});

// A rehearsal is kept nowhere: its pages and calls carry its name.
registerRoute(
  ({ request, url }) => url.searchParams.has('rehearsal') || request.headers.has('rehearsal'),
  new NetworkOnly(),
);
// Never cached: checkout, account, dashboard, and all responses but products and the about text.
registerRoute(({ request, url }) => request.mode === 'navigate' && isKeptPage(url.pathname), pageStrategy);
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
registerRoute(({ url, sameOrigin }) => sameOrigin && kindOf(url.pathname) === 'part', partStrategy);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && kindOf(url.pathname) === 'read',
  new NetworkFirst({
    cacheName: reads,
    plugins: [lasting({ maxEntries: 60, maxAgeSeconds: 7 * 86_400, purgeOnQuotaError: true })],
  }),
);
setCatchHandler(async ({ request }) => {
  const kept = request.mode === 'navigate' ? await globalThis.caches.match(offlineAt(request)) : undefined;
  return kept ?? Response.error();
});

addEventListener('install', (event) => {
  extend(event, readyPages());
});

addEventListener('activate', (event) => {
  extend(event, dropOld());
});

addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (isMessage(data)) extend(event, data.kind === 'forget' ? forget() : keep(data.addresses, event));
});

clientsClaim();

/** A new build activates at once. Its pages name their own assets, and cached assets of older pages stay. */
async function readyPages(): Promise<void> {
  const cache = await globalThis.caches.open(pages);
  await cache.addAll(offlinePages);
  await (await globalThis.caches.open(parts)).add(offlinePicture);
  await skipWaiting();
}

/** The page without a connection in the language of what was asked for. */
function offlineAt({ url }: Request): string {
  return addressIn(placeAt(new URL(url).pathname).language, '/offline');
}

async function dropOld(): Promise<void> {
  const names = await globalThis.caches.keys();
  const old = names.filter((name) => !caches.has(name) && !name.startsWith('workbox-expiration'));
  await Promise.all(old.map((name) => globalThis.caches.delete(name)));
}

/** Caches what the first page loaded before the worker existed, from the HTTP cache. */
async function keep(addresses: readonly string[], event: Event): Promise<void> {
  for (const address of addresses) {
    const { pathname } = new URL(address, location.origin);
    const strategy = kindOf(pathname) === 'part' ? partStrategy : isKeptPage(pathname) ? pageStrategy : null;
    if (strategy === null || (await globalThis.caches.match(address)) !== undefined) continue;
    const request = new Request(address);
    await strategy.handle({ event, request }).catch(() => undefined);
  }
}

async function forget(): Promise<void> {
  await Promise.all([pages, reads].map((name) => globalThis.caches.delete(name)));
  await (await globalThis.caches.open(pages)).addAll(offlinePages);
}

function lasting(options: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin(options);
  return {
    ...(cachedResponseWillBeUsed ? { cachedResponseWillBeUsed } : {}),
    ...(cacheDidUpdate ? { cacheDidUpdate } : {}),
  };
}

type Message = { readonly kind: 'forget' } | { readonly kind: 'keep'; readonly addresses: readonly string[] };

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function extend(event: Event, work: Promise<unknown>): void {
  if (isExtendable(event)) event.waitUntil(work);
}

function isExtendable(event: Event): event is Extendable {
  return 'waitUntil' in event;
}
