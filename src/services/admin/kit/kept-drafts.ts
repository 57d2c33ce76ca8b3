import { fieldsOf } from '../../platform/storage/shape.ts';
import { createSessionStore } from '../../platform/storage/session-store.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';

type Value = string | boolean | null | readonly (string | Readonly<Record<string, string | boolean>>)[];
type Draft = Readonly<Record<string, Value>>;

interface KeptDraft {
  readonly version: number | null;
  readonly base: Draft;
  readonly draft: Draft;
}

/** How many records' drafts one device keeps; the oldest goes first. */
const max = 5;

/** A draft that isn't saved yet, and outlives the page. */
export interface DraftKeeper {
  readDraft(): KeptDraft | null;
  keepDraft(kept: KeptDraft | null): void;
  /** For as long as there is something to lose. */
  watchAway(): () => void;
}

/** Nothing outlives the page. */
export const noDrafts: DraftKeeper = { readDraft: () => null, keepDraft: () => {}, watchAway: () => () => {} };

/**
 * A draft with personal data: kept in the tab only while its page is away, reloaded or put aside by a phone. While
 * somebody is at it, and after a sign-out, it is nowhere.
 */
export function createTabDraft(view: Window, name: string): DraftKeeper {
  const tab = createKeptDraft(createSessionStore(view), name);
  let current: KeptDraft | null = null;
  return {
    readDraft: () => tab.readDraft(),
    keepDraft(kept) {
      current = kept;
      if (kept === null) tab.keepDraft(null);
    },
    watchAway() {
      const here = () => tab.keepDraft(null);
      const away = () => tab.keepDraft(current);
      const turn = () => (view.document.visibilityState === 'hidden' ? away() : here());
      turn();
      view.document.addEventListener('visibilitychange', turn);
      view.addEventListener('pagehide', away);
      view.addEventListener('pageshow', here);
      return () => {
        view.document.removeEventListener('visibilitychange', turn);
        view.removeEventListener('pagehide', away);
        view.removeEventListener('pageshow', here);
      };
    },
  };
}

/** What a person types over one record and has not saved, on this device until it is saved or thrown away. */
export function createKeptDraft(store: DeviceStore, name: string): DraftKeeper {
  const others = () =>
    Object.entries(store.read(storageKeys.adminDraft, keptOf) ?? {}).filter(([other]) => other !== name);
  return {
    readDraft: () => store.read(storageKeys.adminDraft, keptOf)?.[name] ?? null,
    keepDraft: (kept) => {
      const all = [...others(), ...(kept ? [[name, kept] as const] : [])].slice(-max);
      if (all.length === 0) store.remove(storageKeys.adminDraft);
      else store.write(storageKeys.adminDraft, Object.fromEntries(all));
    },
    watchAway: () => () => {},
  };
}

function keptOf(value: unknown): Readonly<Record<string, KeptDraft>> | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, kept]) => {
      const { version, base, draft } = fieldsOf(kept) ?? {};
      const isVersion = version === null || typeof version === 'number';
      return isVersion && isDraft(base) && isDraft(draft) ? [[name, { version, base, draft }]] : [];
    }),
  );
}

function isDraft(value: unknown): value is Draft {
  const fields = fieldsOf(value);
  return fields !== null && Object.values(fields).every(isValue);
}

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string' || isPart(each));
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function isPart(value: unknown): boolean {
  const fields = fieldsOf(value);
  return fields !== null && Object.values(fields).every((each) => ['string', 'boolean'].includes(typeof each));
}
