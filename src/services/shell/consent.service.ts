import { choiceLifetimeMs, purposes, type Choice, type Purpose } from '../../domain/shell/consent.ts';
import { promotionKeys } from '../platform/storage/session-keys.ts';
import { fieldsOf, listOf, wholeOf } from '../platform/storage/shape.ts';
import type { DeviceStore } from '../platform/storage/storage.ts';

/** Stores the visitor's consent. It never leaves the device. */
export function createConsentService(store: DeviceStore, now: () => number) {
  const key = promotionKeys.privacy;
  const read = (value: unknown) => choiceIn(value, now());
  return {
    readChoice: (): Choice | null => store.read(key, read),
    keepChoice: (choice: Choice): void => store.write(key, { ...choice, at: Math.round(now()) }),
    watchChoice: (listener: (choice: Choice | null) => void) => store.watch(key, (value) => listener(read(value))),
  };
}

function choiceIn(value: unknown, now: number): Choice | null {
  const fields = fieldsOf(value);
  const at = wholeOf(fields?.['at']);
  const asked = listOf(fields?.['asked'], purposeOf);
  const agreed = listOf(fields?.['agreed'], purposeOf);
  if (at === null || asked === null || agreed === null || now - at > choiceLifetimeMs) return null;
  return { asked, agreed };
}

function purposeOf(value: unknown): Purpose | null {
  return purposes.find((purpose) => purpose === value) ?? null;
}
