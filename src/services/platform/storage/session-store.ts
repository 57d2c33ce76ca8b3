import { createDeviceStore, type DeviceStore } from './storage.ts';

/** A store that lasts as long as the tab; reading sessionStorage itself throws where the browser forbids it. */
export function createSessionStore(view: Window): DeviceStore {
  return createDeviceStore(sessionStorageOf(view), view);
}

function sessionStorageOf(view: Window): Storage | null {
  try {
    return view.sessionStorage;
  } catch {
    return null;
  }
}
