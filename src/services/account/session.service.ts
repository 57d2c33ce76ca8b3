import * as userCalls from '../../contract/account/user.calls.ts';
import type { Profile } from '../../contract/account/user.calls.ts';
import type { Bell } from '../platform/bell.ts';
import type { Http } from '../platform/http/http.ts';
import { fieldsOf, listOf, textOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';

/** More offline sign-outs than this can't come from a person. */
const maxLogouts = 20;

/** Stores the token and profile on this device and makes the session requests. */
export function createSessionService(http: Http, store: DeviceStore, token: TokenKeeper, loss: Bell) {
  const keepProfile = ({ phone: _, email: __, ...kept }: Profile) => store.write(storageKeys.profile, kept);
  const noted = () => store.read(storageKeys.logouts, (value) => listOf(value, sessionName)) ?? [];
  const note = (names: readonly string[]) =>
    names.length > 0 ? store.write(storageKeys.logouts, names) : store.remove(storageKeys.logouts);
  return {
    readStored: () => {
      const profile = store.read(storageKeys.profile, readProfile);
      // Rewrites entries of older versions without phone and email.
      if (profile) keepProfile(profile);
      return { hasToken: token.read() !== null, profile };
    },
    fetchProfile: (signal: AbortSignal) => http.send(userCalls.getProfile, { signal }),
    noteLogout: async () => {
      const value = token.read();
      if (value === null) return;
      // crypto.subtle needs https. Without it, sign out on the server while we still have the token.
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

/** The session's name on the server: the SHA-256 of its token. It can end the session but not use it. */
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

/** Shown only until the server answers; phone and email come with that answer. */
function readProfile(value: unknown): Profile | null {
  if (!isProfile(value)) return null;
  // Entries of older versions have no permissions; the server's answer brings them.
  return { isOwner: false, permissions: [], ...value, phone: null, email: null };
}

type KeptProfile = Omit<Profile, 'isOwner' | 'permissions'> & Partial<Profile>;

function isProfile(value: unknown): value is KeptProfile {
  const fields = fieldsOf(value);
  return textOf(fields?.['id']) !== null && fieldsOf(fields?.['premiumMembership']) !== null;
}
