import type { Tracking } from '../site/business-record.ts';
import { purposes, type Purpose } from '../consent.ts';
import { matchRoute, type RouteName } from '../page/route.ts';

export type TrackerName = Exclude<keyof Tracking, 'countsFlows'>;

/** A third-party script: its purpose, its source, the hosts it contacts and the cookies it sets (ANA-06). */
export interface Tracker {
  readonly purpose: Purpose;
  /** URL of the script for an id, which has letters and digits only. */
  readonly script: (id: string) => string;
  readonly hosts: { readonly script: string; readonly connect: string; readonly image: string };
  /** Prefixes of its cookie names. */
  readonly cookies: readonly string[];
}

const google = {
  script: 'https://www.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  image: 'https://*.google-analytics.com https://*.googletagmanager.com',
} as const;

export const trackers: Readonly<Record<TrackerName, Tracker>> = {
  analytics: {
    purpose: 'statistics',
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    hosts: google,
    cookies: ['_ga', '_gid', '_gat'],
  },
  tag: {
    purpose: 'statistics',
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
    hosts: google,
    cookies: ['_ga', '_gid', '_gat', '_gcl'],
  },
  behaviour: {
    purpose: 'behaviour',
    script: (id) => `https://www.clarity.ms/tag/${id}`,
    hosts: {
      script: 'https://www.clarity.ms https://scripts.clarity.ms',
      connect: 'https://*.clarity.ms',
      image: 'https://*.clarity.ms',
    },
    cookies: ['_clck', '_clsk', '_cltk'],
  },
  pixel: {
    purpose: 'advertising',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    hosts: {
      script: 'https://connect.facebook.net',
      connect: 'https://www.facebook.com https://connect.facebook.net',
      image: 'https://www.facebook.com',
    },
    cookies: ['_fbp', '_fbc'],
  },
};

/** A tracker with the shop's id. */
export interface ConfiguredTracker extends Tracker {
  readonly name: TrackerName;
  readonly id: string;
}

export function trackersOf(tracking: Tracking): readonly ConfiguredTracker[] {
  return (Object.keys(trackers) as TrackerName[]).flatMap((name) => {
    const id = tracking[name];
    return id === null ? [] : [{ ...trackers[name], name, id }];
  });
}

/** The purposes that the shop needs consent for. */
export function purposesOf(tracking: Tracking): readonly Purpose[] {
  const wanted = new Set(trackersOf(tracking).map(({ purpose }) => purpose));
  if (tracking.countsFlows) wanted.add('flows');
  return purposes.filter((purpose) => wanted.has(purpose));
}

/** The purposes that scripts of others have: the shop counts steps by itself. */
export function purposesOfOthers(agreed: readonly Purpose[]): readonly Purpose[] {
  return agreed.filter((purpose) => purpose !== 'flows');
}

/** Pages without personal data; third-party scripts run on no others. */
const measured: ReadonlySet<RouteName> = new Set([
  'home',
  'shop',
  'product',
  'about',
  'faq',
  'legal',
  'blog',
  'post',
]);

export function isMeasured(path: string): boolean {
  return measured.has(matchRoute(path).route);
}
