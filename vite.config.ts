import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artwork } from './tools/art.ts';
import { firstLoadChunk } from './tools/first-load.ts';
import { stripDescriptions } from './tools/strip-descriptions.ts';

const inPackage = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`);

/** What opens with the cart and what is only small beside it: in one file it compresses better than in ten. */
const drawer = new RegExp(
  [
    'src/ui/cart/(?!CancelPlan|CartNotes)',
    'src/ui/art/Bottle',
    'src/ui/kit/(?:Sheet|Price|Breakdown|overlay|focus-return)',
    'src/app/(?:screens/CartDrawerScreen|cancel-plan|promotions/drawer-parts)',
    'src/machines/(?:confirmation|cart/cart\\.view|cart-sync/cart-sync\\.view)',
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
  ].join('|'),
);

const firstLoad = /^assets\/(?:react|state|shop|boot|rolldown-runtime)-/;

const inIdleTime = /^assets\/(?:DrawerParts|PromotionOverlays|start-promotions)-/;

const inSource = (file: string) => join(import.meta.dirname, 'src', file);

/** Rendering the plates takes its seconds once; nobody needs to be warned of it. */
const checks = { bundlerTimings: false };

/**
 * `vite build --app` builds the browser bundle into dist/client (with a manifest) and the
 * server-rendering bundle into dist/server. Hashed files go under /assets/ and never change.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: 'assets/public',
  plugins: [stripDescriptions(), vanillaExtractPlugin(), react(), artwork()],
  builder: {},
  build: {
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // OPAQUE brings its WebAssembly along, in a chunk of its own; what a first view may cost is kept by the budget.
    chunkSizeWarningLimit: 700,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        modulePreload: {
          polyfill: false,
          // What every page has loaded by then need not be named in each list of what a chunk wants.
          // The same goes for what comes in idle time, where one more round trip costs nobody anything.
          resolveDependencies: (chunk, wanted) =>
            wanted.filter(
              (file) =>
                !firstLoad.test(file) && !(inIdleTime.test(chunk) && file.endsWith('.js') && file !== chunk),
            ),
        },
        rolldownOptions: {
          checks,
          input: 'src/app/entry-client.ts',
          output: {
            codeSplitting: {
              groups: [
                // The document's own script must not bring the shop along.
                { name: 'boot', test: /preload-helper|early-clicks/, priority: 9 },
                { name: 'react', test: inPackage('react', 'react-dom', 'scheduler'), priority: 5 },
                { name: 'state', test: inPackage('xstate', '@xstate/react'), priority: 4 },
                { name: 'query', test: inPackage('@tanstack/query-core'), priority: 4 },
                { name: 'dialog', test: inPackage('@radix-ui/react-dialog'), priority: 2 },
                {
                  name: firstLoadChunk(inSource('app/open-shop.tsx'), inSource('app/entry-client.ts'), 'shop'),
                  priority: 3,
                },
                { name: 'form', test: form, includeDependenciesRecursively: false },
                { name: 'drawer', test: drawer, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    // The designers' room is built apart: the shop's chunks must not bend to it.
    flows: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        assetsDir: 'assets/flows',
        manifest: '.vite/flows.json',
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { checks, input: 'src/app/flows/entry-flows.tsx' },
      },
    },
    ssr: {
      // Bundled whole, so that React's production build is chosen at build time.
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { checks, input: 'src/app/entry-server.tsx', output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
