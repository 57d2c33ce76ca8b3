import { catalogue } from '../../../src/machines/flows/registry/chart-registry.ts';
import { screenPlaces } from '../../../src/app/flows/screen-places.ts';
import { routes } from '../../../src/domain/shell/page/route.ts';
import { pages } from './pages.ts';
import { drawnComponents } from './noted-jsx.ts';
import { screens } from './screens/screens.ts';

/** Why a chart that a page shows has no record of what is drawn of it. */
const undrawnCharts: Readonly<Record<string, string>> = {
  'rich-editor': 'Its text is a document of a browser: tests/browser/admin has its dialogs and tools.',
  toast: 'It is one of the toasts, and drawn with them.',
};

const document = 'It needs a document; what it holds stands where it is written (overlays.tsx).';

/** Why the components of a file are in no record. */
const undrawnFiles: Readonly<Record<string, string>> = {
  'src/app/checkout/LazyQrCode.tsx': 'The code that it draws is a picture.',
  'src/app/checkout/qr-code.tsx': 'The code that it draws is a picture.',
  'src/app/promotions/ViewCounted.tsx': 'It draws nothing of its own, and counts what is in sight.',
  'src/app/shell/HeaderParts.tsx': 'It only names what is loaded together.',
  'src/app/shell/PageParts.tsx': 'It only names what is loaded together.',
  'src/app/shell/Root.tsx': 'Every record stands in the same frame (still-shop.tsx).',
  'src/ui/admin/rich-editor/tool-icons.tsx': 'Drawings only.',
  'src/ui/kit/art/ornament/Kolam.tsx': 'Drawings only.',
  'src/ui/kit/overlay/AlertDialogBox.tsx': document,
  'src/ui/kit/overlay/DialogBox.tsx': document,
  'src/ui/shell/NoServerPage.tsx': 'It is a page of the shop without a server.',
};

/** The routes of which no page is drawn. */
export function routesNotDrawn(): string[] {
  return Object.keys(routes).filter((name) => pages.every(({ route }) => route !== name));
}

/** The charts that a page shows and of which nothing is drawn. */
export function chartsNotDrawn(): string[] {
  const drawn = new Set(Object.entries(screens).map(([name, screen]) => ('slug' in screen ? screen.slug : name)));
  return catalogue
    .map(({ slug }) => slug)
    .filter(
      (slug) => !drawn.has(slug) && undrawnCharts[slug] === undefined && 'path' in (screenPlaces[slug] ?? {}),
    );
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../src/{ui,app}/**/*.tsx',
  '!../../../src/app/flows/**',
  '!../../../src/app/platform/**',
]);

/** The files of which no component was drawn so far. */
export async function filesNotDrawn(): Promise<string[]> {
  const files = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => {
      const file = path.replace('../../../', '');
      if (undrawnFiles[file] !== undefined) return [];
      const exported = Object.entries(await load()).filter(
        ([name, value]) => /^[A-Z][a-z]/u.test(name) && typeof value === 'function',
      );
      const isDrawn = exported.length === 0 || exported.some(([, value]) => drawnComponents.has(value));
      return isDrawn ? [] : [file];
    }),
  );
  return files.flat().toSorted();
}
