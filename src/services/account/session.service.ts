import * as userCalls from '../../contract/account/user.calls.ts';
import type { Profile } from '../../contract/account/user.calls.ts';
import type { Bell } from '../platform/bell.ts';
import type { Http } from '../platform/http/http.ts';
import { fieldsOf, listOf, textOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';

/** More logouts than this without a connection in between are not made by a person. */
const maxLogouts = 20;

/** The token and profile of this device, and the calls around them. */
export function createSessionService(http: Http, store: DeviceStore, token: TokenKeeper, loss: Bell) {
  const keepProfile = ({ phone: _, email: __, ...kept }: Profile) => store.write(storageKeys.profile, kept);
  const noted = () => store.read(storageKeys.logouts, (value) => listOf(value, sessionName)) ?? [];
  const note = (names: readonly string[]) =>
    names.length > 0 ? store.write(storageKeys.logouts, names) : store.remove(storageKeys.logouts);
  return {
    readStored: () => {
      const profile = store.read(storageKeys.profile, readProfile);
      // What an older version kept is written anew, without number and address.
      if (profile) keepProfile(profile);
      return { hasToken: token.read() !== null, profile };
    },
    fetchProfile: (signal: AbortSignal) => http.send(userCalls.getProfile, { signal }),
    noteLogout: async () => {
      const value = token.read();
      if (value === null) return;
      // Without https there is no hashing; the server is told while the token is there.
      if (globalThis.isSecureContext) note([...noted(), await nameOf(value)].slice(-maxLogouts));
      else await http.send(userCalls.logout);
    },
    tellLogouts: async () => {
      const sessions = noted();
      if (sessions.length === 0) return;
      await http.send(userCalls.reportLogouts, { body: { sessions } });
      note(noted().filter((name) => !sessions.includes(name)));
    },
    keepToken: (value: string) => store.write(storageKeys.token, value),
    keepProfile,
    dropToken: () => {
      store.remove(storageKeys.token);
      store.remove(storageKeys.profile);
    },
    watchToken: (listener: (isThere: boolean) => void) =>
      store.watch(storageKeys.token, (value) => listener(textOf(value) !== null)),
    watchLoss: loss.listen,
  };
}

/** What the server calls a session: the SHA-256 of its token, which ends it and opens nothing. */
async function nameOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const text = btoa(String.fromCodePoint(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

function sessionName(value: unknown): string | null {
  const name = textOf(value);
  return name !== null && /^[\w-]{43}$/u.test(name) ? name : null;
}

export interface TokenKeeper {
  readonly read: () => string | null;
}

export function createTokenKeeper(store: DeviceStore): TokenKeeper {
  return { read: () => store.read(storageKeys.token, textOf) };
}

/** Only for the first moment after a reload; the server's answer replaces it, with the number and the address. */
function readProfile(value: unknown): Profile | null {
  return isProfile(value) ? { ...value, phone: null, email: null } : null;
}

function isProfile(value: unknown): value is Profile {
  const fields = fieldsOf(value);
  return textOf(fields?.['id']) !== null && fieldsOf(fields?.['premiumMembership']) !== null;
}
