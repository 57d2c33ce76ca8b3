import type { ShopMoment } from '../../../domain/shell/tracking/shop-moment.ts';
import { trackerPolicy, trustedPolicy } from '../../../domain/shell/trusted-types.ts';
import type { ConfiguredTracker, TrackerName } from '../../../domain/shell/tracking/tracker.ts';
import { trackers, type Tracker } from './trackers.ts';

/** A script that takes longer doesn't hold up the others. */
const longestWaitMs = 10_000;

/** The third-party scripts of one document. */
export interface TrackerScripts {
  /** Adds each script once. Rejects when none of them loads. */
  load(wanted: readonly ConfiguredTracker[], signal: AbortSignal): Promise<void>;
  tellPage(path: string): void;
  tellMoment(moment: ShopMoment): void;
  /** Deletes the trackers' cookies. */
  forget(): void;
}

export function openTrackers(view: Window): TrackerScripts {
  const { document } = view;
  const asked = new Map<TrackerName, Promise<void>>();
  const loaded: Tracker[] = [];
  const hosts = new Set<string>();
  const addresses = trustedPolicy(trackerPolicy, {
    createScriptURL: (address) => (hosts.has(new URL(address, view.location.origin).origin) ? address : null),
  });
  const prefixes = new Set<string>();
  const load = async ({ name, id, script, cookies, hosts: theirs }: ConfiguredTracker): Promise<void> => {
    cookies.forEach((prefix) => prefixes.add(prefix));
    theirs.script.split(' ').forEach((host) => hosts.add(host));
    const tracker = trackers[name](view, id);
    await scriptOf(document, addresses.createScriptURL(script(id)));
    loaded.push(tracker);
  };
  return {
    async load(wanted, signal) {
      const coming = wanted.map((tracker) => {
        const under = asked.get(tracker.name) ?? load(tracker);
        asked.set(tracker.name, under);
        return under;
      });
      const settled = await Promise.allSettled(coming);
      signal.throwIfAborted();
      const failed = settled.filter(({ status }) => status === 'rejected');
      if (failed.length === coming.length) throw new Error('No script loaded');
    },
    tellPage: (path) => loaded.forEach((tracker) => tracker.tellPage(`${view.location.origin}${path}`)),
    tellMoment: (moment) => loaded.forEach((tracker) => tracker.tellMoment(moment)),
    forget: () => forgetCookies(document, view.location.hostname, [...prefixes]),
  };
}

/** Rejects when the script fails to load or times out. */
function scriptOf(document: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('The script took too long')), longestWaitMs);
    const settle = (done: () => void) => {
      clearTimeout(timer);
      done();
    };
    script.addEventListener('load', () => settle(resolve));
    script.addEventListener('error', () => settle(() => reject(new Error('The script didn’t load'))));
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}

function forgetCookies(page: Document, host: string, prefixes: readonly string[]): void {
  const names = page.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((each) => prefixes.some((prefix) => each.startsWith(prefix)))) {
    for (const domain of domainsOf(host)) page.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Deleting a cookie needs the domain it was set with: this host or a parent domain. */
function domainsOf(host: string): readonly string[] {
  const parts = host.split('.');
  const above = parts.map((_, index) => parts.slice(index).join('.')).filter((name) => name.includes('.'));
  return ['', ...above.map((name) => `; domain=${name}`)];
}
