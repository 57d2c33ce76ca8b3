import type { Bell } from '../../platform/bell.ts';
import { textOf } from '../../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';

/**
 * The bundle of the shop that was chosen for this device's cart, by its id; cart and checkout share it, and hear of each
 * other's choice by `changed`.
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
    /** Tells what is chosen now, whichever tab chose it. */
    watch: (listener: (id: string | null) => void) => {
      const stops = [
        changed.listen(() => listener(read())),
        store.watch(storageKeys.bundle, (value) => listener(textOf(value))),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
