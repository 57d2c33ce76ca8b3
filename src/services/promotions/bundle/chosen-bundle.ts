import type { Bell } from '../../platform/bell.ts';
import { textOf } from '../../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';

/**
 * The id of the bundle chosen for this device's cart. Cart and checkout share it; `changed` rings when either
 * changes it.
 */
export function createChosenBundle(store: DeviceStore, changed: Bell) {
  const read = () => store.read(storageKeys.bundle, textOf);
  return {
    read,
    keep: (id: string) => {
      store.write(storageKeys.bundle, id);
      changed.ring();
    },
    forget: () => {
      store.remove(storageKeys.bundle);
      changed.ring();
    },
    /** Calls the listener with the current choice when this tab or another changes it. */
    watch: (listener: (id: string | null) => void) => {
      const stops = [
        changed.listen(() => listener(read())),
        store.watch(storageKeys.bundle, (value) => listener(textOf(value))),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
