import { fieldsOf } from '../../platform/storage/shape.ts';
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

/** What a person types over one record and has not saved, on this device until it is saved or thrown away. */
export function createKeptDraft(store: DeviceStore, name: string) {
  const others = () =>
    Object.entries(store.read(storageKeys.adminDraft, keptOf) ?? {}).filter(([other]) => other !== name);
  return {
    readDraft: (): KeptDraft | null => store.read(storageKeys.adminDraft, keptOf)?.[name] ?? null,
    keepDraft: (kept: KeptDraft | null): void => {
      const all = [...others(), ...(kept ? [[name, kept] as const] : [])].slice(-max);
      if (all.length === 0) store.remove(storageKeys.adminDraft);
      else store.write(storageKeys.adminDraft, Object.fromEntries(all));
    },
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
