import { fieldsOf, textOf } from '../../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../../platform/storage/storage.ts';

interface ListSetup {
  readonly hidden: readonly string[];
  readonly views: readonly { readonly name: string; readonly search: string }[];
}

type Kept = Readonly<Record<string, ListSetup>>;

/** How a person has set up a list of the dashboard: columns and views, by list, on this device. */
export function createListSetup(store: DeviceStore, personId: string, slug: string) {
  const key = `${personId} ${slug}`;
  const all = () => store.read(storageKeys.desk, keptOf) ?? {};
  return {
    readSetup: (): ListSetup => all()[key] ?? { hidden: [], views: [] },
    keepSetup: (setup: ListSetup) => store.write(storageKeys.desk, { ...all(), [key]: setup }),
  };
}

function keptOf(value: unknown): Kept | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  return Object.fromEntries(Object.entries(fields).map(([key, setup]) => [key, setupOf(setup)]));
}

function setupOf(value: unknown): ListSetup {
  const { hidden, views } = fieldsOf(value) ?? {};
  return {
    hidden: listOf(hidden).flatMap((each) => textOf(each) ?? []),
    views: listOf(views).flatMap((each) => {
      const view = fieldsOf(each);
      const [name, search] = [textOf(view?.['name']), textOf(view?.['search'])];
      return name === null || search === null ? [] : [{ name, search }];
    }),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
