import { globSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadChunk, idleChunk, importedChunk } from './first-load.ts';
import { projectRoot } from './support/steps.ts';

const inPackage = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`);

/** What opens with the cart and what is only small beside it: in one file it compresses better than in ten. */
const drawer = new RegExp(
  [
    'src/ui/cart/(?!CancelPlan|CartNotes)',
    'src/ui/kit/(?:Sheet|overlay|focus-return)',
    'src/app/(?:screens/CartDrawerScreen|cancel-plan|promotions/drawer-parts)',
    'src/machines/(?:confirmation|cart/cart\\.view|cart-sync/cart-sync\\.view)',
  ].join('|'),
);

/** What a cart and an order are reckoned and told with. */
const sums = new RegExp(
  [
    'src/ui/kit/(?:Price|Breakdown)',
    'src/domain/(?:pricing/(?!price-cart)|bundle/bundle|coupon/coupon|tier/tier\\.)',
  ].join('|'),
);

/** The fields that forms share, and what is small beside them: alone each would compress badly. */
const form = new RegExp(
  [
    'src/ui/kit/(?:Field|TextField|PincodeField|PhoneField|OtpField|Select|Checkbox|RadioRows|Badge|digits|Skeleton)\\.',
    'src/ui/app/now\\.',
    'src/ui/sign-in/focus-on\\.',
    'src/machines/kit/(?:deadline|placed-order)\\.',
    'src/services/(?:storage/session-|coupon/claimed-coupons|bundle/chosen-bundle)',
  ].join('|'),
);

/** The chunks that every page has. */
const firstLoad = /^assets\/(?:react|state|shop|boot|rolldown-runtime)-/;

/** The chunks that are fetched when a page has nothing else to do. */
const inIdleTime = /^assets\/(?:PromotionParts|start-promotions)-/;

/** What goods are drawn with on every page that shows some. */
const goods = new RegExp(
  [
    'src/ui/art/(?:Bottle|Plate|plate-widths|artwork|field)',
    'src/ui/kit/(?:Photo|Accordion|Stepper)\\.',
    'src/ui/theme/text\\.',
    'src/ui/product/(?:ProductCard|AddButton)',
    'src/ui/film/',
    'src/domain/(?:image/image|money/dates)\\.',
  ].join('|'),
);

/** What the dashboard knows of the parts that it fetches later. */
const parts = /src\/app\/dashboard\/(?:lazy-section|order-return-part|desk\/(?:desk-record-part|form-parts))\./;

/** What asks before something is done. */
const question = /src\/ui\/kit\/(?:AlertDialog|Dialog)Box\.|node_modules\/@radix-ui\/react-alert-dialog\//;
/** The strip over the header. */
const banner =
  /src\/(?:domain\/banner\/banner\.|ui\/banner\/(?:banner-drawings|BannerIcon|BannerStrip)|machines\/banner-carousel\/banner-carousel\.view)/;

/** Where a parcel goes and when it is there. */
const delivery =
  /src\/(?:domain\/address\/address|services\/delivery\/|machines\/delivery-check\/delivery-check\.view)/;

const inSource = (file: string) => join(projectRoot, 'src', file);

/** Small parts of offers that the desk shows as well: for their sake it need not fetch the promotions. */
const offers = new RegExp(
  [
    'src/machines/bundle-card/',
    'src/machines/(?:flash-popup|code-copy|overlays)/[\\w-]+\\.view',
    'src/ui/bundle/(?:BundleArt|CardClock|CardBadge|card-terms)\\.',
  ].join('|'),
);

/** The row of bundles under a product and in the cart. */
const strip = /src\/(?:machines\/(?:bundle-strip|card-visibility)\/|app\/promotions\/(?:ViewCounted|use-strip))/;

/** Reading a page's own answer brings the query client along, which an offer does not want. */
const reading = /src\/services\/pages\//;

/** What the pages begin with, beside what every page loads. */
const pages = [
  'app/promotions/BannerScreen.tsx',
  ...['CartDrawer', 'Checkout', 'Dashboard', 'Product'].map((name) => `app/screens/${name}Screen.tsx`),
  ...['home/Home', 'shop/Shop'].map((name) => `ui/${name}Page.tsx`),
];

const sections = globSync('app/dashboard/**/*.tsx', { cwd: join(projectRoot, 'src') }).map(inSource);
const withPromotions = idleChunk(inSource('app/promotions/start-promotions.ts'), pages.map(inSource), 'promotions');
const withSections = importedChunk(sections, 'sections');

/** What promotions and sections of the dashboard both want is a chunk of its own, which wants neither. */
const promotions: typeof withPromotions = (id, graph) => {
  if (strip.test(id)) return 'promotions';
  if (reading.test(id)) return null;
  const chunk = withPromotions(id, graph);
  return offers.test(id) || (chunk !== null && withSections(id, graph) !== null) ? 'offers' : chunk;
};

/**
 * Which modules come in one file (decision 37): a file of a few hundred bytes costs its visitor a request, and what is
 * compressed alone compresses badly. Where two groups want a module, the first or the one of higher priority has it.
 */
export const chunkGroups = [
  // The document's own script must not bring the shop along.
  { name: importedChunk([inSource('app/entry-client.ts')], 'boot'), priority: 9 },
  { name: 'react', test: inPackage('react', 'react-dom', 'scheduler'), priority: 5 },
  { name: 'state', test: inPackage('xstate', '@xstate/react'), priority: 4 },
  { name: 'query', test: inPackage('@tanstack/query-core'), priority: 4 },
  { name: 'calendar', test: inPackage('react-day-picker', 'date-fns', '@date-fns/tz'), priority: 2 },
  { name: 'dialog', test: inPackage('@radix-ui/react-dialog'), priority: 2 },
  {
    name: firstLoadChunk(inSource('app/open-shop.tsx'), inSource('app/entry-client.ts'), 'shop'),
    priority: 3,
  },
  {
    name: promotions,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'parts', test: parts, includeDependenciesRecursively: false },
  { name: 'question', test: question, includeDependenciesRecursively: false },
  { name: 'banner', test: banner, includeDependenciesRecursively: false },
  { name: 'goods', test: goods, includeDependenciesRecursively: false },
  { name: 'delivery', test: delivery, includeDependenciesRecursively: false },
  { name: 'form', test: form, includeDependenciesRecursively: false },
  { name: 'sums', test: sums, includeDependenciesRecursively: false },
  { name: 'drawer', test: drawer, includeDependenciesRecursively: false },
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
