import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { artwork } from './tools/art.ts';
import { changes } from './tools/changes/changes-plugin.ts';
import { chunkGroups, preloaded } from './tools/chunks.ts';
import { drawings } from './tools/flows/drawings.ts';
import { exchangeCharts } from './tools/dev/exchange-charts.ts';
import { roomsApart } from './tools/dev/rooms-apart.ts';
import { projectRoot } from './tools/support/steps.ts';
import { stripSchemas } from './tools/strip-schemas.ts';
import { stripDescriptions } from './tools/strip-descriptions.ts';
import { stripRadix } from './tools/strip-radix.ts';
import { stripReact } from './tools/strip-react.ts';
import { stripRecipes } from './tools/strip-recipes.ts';
import { stripRouter } from './tools/strip-router.ts';
import { texts } from './tools/texts/texts-plugin.ts';

/** Rendering the plates takes its seconds once; nobody needs to be warned of it. */
const checks = { bundlerTimings: false };

/** What `npm run build` makes. */
const environments: UserConfig['environments'] = {
  client: {
    build: {
      outDir: 'dist/client',
      manifest: true,
      emptyOutDir: true,
      modulePreload: {
        polyfill: false,
        resolveDependencies: preloaded,
      },
      rolldownOptions: {
        checks,
        input: ['src/app/platform/entry/open-shop.tsx', 'src/ui/kit/theme/letters-hi.css.ts'],
        // The document's own script calls what it exports.
        preserveEntrySignatures: 'allow-extension',
        // What passes these on need not fetch them.
        treeshake: { moduleSideEffects: [{ test: /\/late-icons\.tsx$/u, sideEffects: false }] },
        output: {
          // Every page lists the names of all chunks. Seven signs tell the builds of one chunk apart, and don't compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: chunkGroups,
          },
        },
      },
    },
  },
  // The document's own script is one file that brings nothing of the shop along.
  boot: {
    consumer: 'client',
    build: {
      outDir: 'dist/client',
      manifest: '.vite/boot.json',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks, input: 'src/app/platform/entry/entry-client.ts' },
    },
  },
  // The designers' room, the shop that tries changes in it, and the viewer of the API are built apart: the shop's chunks
  // must not bend to them.
  apart: {
    consumer: 'client',
    build: {
      outDir: 'dist/client',
      assetsDir: 'assets/apart',
      manifest: '.vite/apart.json',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      // Swagger UI comes in one piece.
      chunkSizeWarningLimit: 1600,
      rolldownOptions: {
        checks,
        input: [
          'src/app/flows/entry-flows.tsx',
          'src/app/flows/trying/entry-trying.ts',
          'src/app/platform/api-page/entry-api.ts',
        ],
      },
    },
  },
  // A worker is one file, apart from the pages that it keeps.
  worker: {
    consumer: 'client',
    build: {
      outDir: 'dist/worker',
      emptyOutDir: true,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks,
        input: 'src/app/platform/offline/entry-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  },
  ssr: {
    // Bundled whole, with React's production build: left to the process, `npm start` would render with the other one.
    resolve: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: 'dist/server',
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        checks,
        input: 'src/app/platform/entry/entry-server.tsx',
        output: { entryFileNames: '[name].js' },
      },
    },
  },
};

/**
 * `vite build --app` builds the browser bundle into dist/client (with a manifest) and the
 * server-rendering bundle into dist/server. Hashed files go under /assets/ and never change.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  // Radix locks scrolling with a style element, which the content policy refuses.
  resolve: {
    alias: [
      { find: 'react-style-singleton', replacement: join(projectRoot, 'src/ui/kit/overlay/scroll-lock-style.ts') },
      // A substitute for what React has had since 18.
      { find: /^use-sync-external-store\/shim$/u, replacement: 'react' },
    ],
  },
  plugins: [
    stripDescriptions(),
    stripSchemas(),
    stripRadix(),
    stripReact(),
    stripRouter(),
    stripRecipes(),
    texts(),
    changes(),
    exchangeCharts(),
    roomsApart(),
    drawings(),
    vanillaExtractPlugin(),
    react(),
    artwork(),
  ],
  builder: {},
  build: {
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // OPAQUE brings its WebAssembly along, in a chunk of its own; what a first view may cost is kept by the budget.
    chunkSizeWarningLimit: 700,
  },
  // While somebody works on the sources there is one page and one server, made of the same modules.
  environments: command === 'build' ? environments : {},
  optimizeDeps: {
    entries: [
      'src/app/platform/entry/entry-dev.ts',
      'src/app/flows/entry-flows.tsx',
      'src/app/flows/trying/entry-trying.ts',
      'src/app/platform/api-page/entry-api.ts',
    ],
    // Written in by a plugin, where no scan finds it.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
}));
