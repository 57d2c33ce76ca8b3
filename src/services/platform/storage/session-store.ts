import { createDeviceStore, type DeviceStore } from './storage.ts';

/** A store over sessionStorage. Where the browser blocks it, even reading the property throws. */
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
