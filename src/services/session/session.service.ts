import type { Profile } from '../../contract/user/user.calls.ts';
import { calls } from '../http/calls.ts';
import type { Http } from '../http/http.ts';
import { fieldsOf, textOf } from '../storage/shape.ts';
import { storageKeys, type DeviceStore } from '../storage/storage.ts';

/** The token and profile of this device, and the calls around them (SES-01 to SES-03, SES-06). */
export function createSessionService(http: Http, store: DeviceStore, token: TokenKeeper, loss: LossBell) {
  return {
    readStored: () => ({ hasToken: token.read() !== null, profile: store.read(storageKeys.profile, readProfile) }),
    fetchProfile: (signal: AbortSignal) => http.send(calls.getProfile, { signal }),
    revokeToken: async () => {
      await http.send(calls.logout);
    },
    keepToken: (value: string) => store.write(storageKeys.token, value),
    keepProfile: (profile: Profile) => store.write(storageKeys.profile, profile),
    dropToken: () => {
      store.remove(storageKeys.token);
      store.remove(storageKeys.profile);
    },
    watchToken: (listener: (isThere: boolean) => void) =>
      store.watch(storageKeys.token, (value) => listener(textOf(value) !== null)),
    watchLoss: loss.listen,
  };
}

export interface TokenKeeper {
  readonly read: () => string | null;
}

export function createTokenKeeper(store: DeviceStore): TokenKeeper {
  return { read: () => store.read(storageKeys.token, textOf) };
}

/** Rings when a call was answered 426. */
export interface LossBell {
  readonly ring: () => void;
  readonly listen: (listener: () => void) => () => void;
}

export function createBell(): LossBell {
  const listeners = new Set<() => void>();
  return {
    ring: () => listeners.forEach((listener) => listener()),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Only for the first moment after a reload; the server's answer replaces it. */
function readProfile(value: unknown): Profile | null {
  return isProfile(value) ? value : null;
}

function isProfile(value: unknown): value is Profile {
  const fields = fieldsOf(value);
  return textOf(fields?.['id']) !== null && fieldsOf(fields?.['premiumMembership']) !== null;
}
