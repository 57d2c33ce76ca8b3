import { textOf } from '../../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';

const changed = 'selected-bundle-changed';

/** The bundle of the shop that was chosen for this device's cart, by its id; cart and checkout share it (BND-09). */
export function createChosenBundle(view: Window, store: DeviceStore) {
  const read = () => store.read(storageKeys.bundle, textOf);
  const tell = () => view.dispatchEvent(new Event(changed));
  return {
    read,
    keep: (id: string) => {
      store.write(storageKeys.bundle, id);
      tell();
    },
    forget: () => {
      store.remove(storageKeys.bundle);
      tell();
    },
    /** Tells what is chosen now, whichever tab chose it. */
    watch: (listener: (id: string | null) => void) => {
      const onChanged = () => listener(read());
      view.addEventListener(changed, onChanged);
      const stop = store.watch(storageKeys.bundle, (value) => listener(textOf(value)));
      return () => {
        view.removeEventListener(changed, onChanged);
        stop();
      };
    },
  };
}
