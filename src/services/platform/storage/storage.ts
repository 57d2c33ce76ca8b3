import type { PromotionKey, SessionKey } from './session-keys.ts';

/** The localStorage keys that the specification names. */
export const storageKeys = {
  token: 'auth_token',
  profile: 'user_data',
  logouts: 'pending_logouts',
  cart: 'user_cart',
  scroll: 'scroll_position',
  address: 'selected_address',
  coupon: 'selected_coupon',
  bundle: 'selected_bundle',
  method: 'payment_method',
  checkout: 'checkout_draft',
  order: 'last_order',
  pincode: 'delivery_pincode',
  searches: 'recent_searches',
  desk: 'desk_setup',
  adminDraft: 'desk_draft',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | SessionKey | PromotionKey;

export interface DeviceStore {
  /** Parses the stored value. Null when missing or invalid; an invalid entry is removed. */
  read<T>(key: StorageKey, parse: (value: unknown) => T | null): T | null;
  write(key: StorageKey, value: unknown): void;
  remove(key: StorageKey): void;
  /** Calls the listener when another tab changes the key, with null when it was removed. */
  watch(key: StorageKey, listener: (value: unknown) => void): () => void;
}

/** A store over localStorage. What a full or blocked storage refuses is kept for as long as the page is open. */
export function createDeviceStore(
  storage: Storage | null,
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): DeviceStore {
  const refused: { [Key in StorageKey]?: string | undefined } = {};
  const store: DeviceStore = {
    read(key, parse) {
      const text = refused[key] ?? quietly(() => storage?.getItem(key) ?? null);
      if (text === null) return null;
      const value = parse(parsed(text));
      if (value === null) store.remove(key);
      return value;
    },
    write(key, value) {
      const text = JSON.stringify(value);
      refused[key] = text;
      quietly(() => {
        if (!storage) return;
        storage.setItem(key, text);
        refused[key] = undefined;
      });
    },
    remove(key) {
      refused[key] = undefined;
      quietly(() => storage?.removeItem(key));
    },
    watch(key, listener) {
      const onStorage = (event: StorageEvent) => {
        // Without a key, everything was removed.
        if (event.key === key || event.key === null) listener(parsed(event.newValue ?? 'null'));
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
  return store;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** localStorage throws in private modes and when the quota is full. The shop works without it. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
