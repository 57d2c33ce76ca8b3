import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chunkModules } from './chunk-modules.ts';
import { idleChunk, importedChunk } from './first-load.ts';
import { projectRoot } from './support/steps.ts';

const inPackage = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`);

const inSource = (file: string) => join(projectRoot, 'src', file);

/** Tells the modules of a group by their ids: a stylesheet’s has an ending of its own, and any may carry a query. */
const modulesOf = (group: keyof typeof chunkModules) => {
  const ids = new Set<string>(chunkModules[group].map((file) => join(projectRoot, file)));
  return (id: string) => ids.has(id.replace(/(?:\.vanilla\.css)?(?:\?.*)?$/u, ''));
};

/** The chunks that every page has. */
const firstLoad = /^assets\/(?:react|state|shop|rolldown-runtime)-/;

/** The chunks that are fetched when a page has nothing else to do. */
const inIdleTime = /^assets\/(?:PromotionParts|start-promotions)-/;

/** What the pages begin with, beside what every page loads. */
const pages = [
  'app/promotions/BannerScreen.tsx',
  'app/cart/CartDrawerScreen.tsx',
  'app/checkout/CheckoutScreen.tsx',
  'app/checkout/CheckoutFlow.tsx',
  'app/catalogue/ProductParts.tsx',
  'app/account/dashboard/DashboardScreen.tsx',
  'app/catalogue/ProductScreen.tsx',
  'ui/content/home/HomePage.tsx',
  'ui/catalogue/shop/ShopPage.tsx',
];

const sections = globSync(
  [
    'app/admin/**/*.tsx',
    'app/account/dashboard/*.tsx',
    'app/*/*Section.tsx',
    'app/account/SecondFactorPlace.tsx',
    'app/orders/OrderReturn.tsx',
  ],
  { cwd: join(projectRoot, 'src') },
).map(inSource);
const withPromotions = idleChunk(inSource('app/promotions/start-promotions.ts'), pages.map(inSource), 'promotions');
const withSections = importedChunk(sections, 'sections');

const [isStrip, isReading, isOffers] = [modulesOf('strip'), modulesOf('reading'), modulesOf('offers')];

const queryPackages = inPackage('@tanstack/query-core', '@tanstack/react-query');
const isClient = modulesOf('query');

const isContract = (id: string) => id.startsWith(inSource('contract/'));

/** What promotions and sections of the dashboard both want is a chunk of its own, which wants neither. */
const promotions: typeof withPromotions = (id, graph) => {
  if (isStrip(id)) return 'promotions';
  if (isReading(id)) return null;
  const chunk = withPromotions(id, graph);
  const isShared = isOffers(id) || (chunk !== null && withSections(id, graph) !== null);
  // A section that sends a call of the promotions' module needs nothing else of theirs.
  if (!isShared) return chunk;
  return isContract(id) ? 'calls' : 'offers';
};

/**
 * Which modules come in one file (decision 37): a file of a few hundred bytes costs its visitor a request, and what is
 * compressed alone compresses badly. Where two groups want a module, the first or the one of higher priority has it.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: inPackage('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'),
    priority: 5,
  },
  { name: 'state', test: inPackage('xstate', '@xstate/react'), priority: 4 },
  { name: 'query', test: (id: string) => queryPackages.test(id) || isClient(id), priority: 4 },
  { name: 'calendar', test: inPackage('react-day-picker', 'date-fns', '@date-fns/tz'), priority: 2 },
  { name: 'dialog', test: inPackage('@radix-ui/react-dialog'), priority: 2 },
  {
    name: importedChunk([inSource('app/platform/entry/open-shop.tsx')], 'shop'),
    priority: 3,
  },
  // Apart from the icons that every page has, which pass them on.
  { name: 'late', test: modulesOf('late'), priority: 6, includeDependenciesRecursively: false },
  {
    name: promotions,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'parts', test: modulesOf('parts'), includeDependenciesRecursively: false },
  { name: 'dialogs', test: modulesOf('dialogs'), includeDependenciesRecursively: false },
  { name: 'question', test: modulesOf('question'), includeDependenciesRecursively: false },
  { name: 'banner', test: modulesOf('banner'), includeDependenciesRecursively: false },
  { name: 'goods', test: modulesOf('goods'), includeDependenciesRecursively: false },
  { name: 'delivery', test: modulesOf('delivery'), includeDependenciesRecursively: false },
  { name: 'pincode', test: modulesOf('pincode'), includeDependenciesRecursively: false },
  { name: 'details', test: modulesOf('details'), includeDependenciesRecursively: false },
  { name: 'reviews', test: modulesOf('reviews'), includeDependenciesRecursively: false },
  { name: 'wish', test: modulesOf('wish'), includeDependenciesRecursively: false },
  { name: 'speed', test: modulesOf('speed'), includeDependenciesRecursively: false },
  { name: 'scripts', test: modulesOf('scripts'), includeDependenciesRecursively: false },
  { name: 'lists', test: modulesOf('lists'), includeDependenciesRecursively: false },
  { name: 'form', test: modulesOf('form'), includeDependenciesRecursively: false },
  { name: 'order', test: modulesOf('order'), includeDependenciesRecursively: false },
  { name: 'sums', test: modulesOf('sums'), includeDependenciesRecursively: false },
  { name: 'drawer', test: modulesOf('drawer'), includeDependenciesRecursively: false },
];

/**
 * What is fetched beside a chunk, of what it wants: nothing that every page has by then, and no script of what comes in
 * idle time, where one more round trip costs nobody anything.
 */
export function preloaded(chunk: string, wanted: string[]): string[] {
  return wanted.filter(
    (file) => !firstLoad.test(file) && !(inIdleTime.test(chunk) && file.endsWith('.js') && file !== chunk),
  );
}
