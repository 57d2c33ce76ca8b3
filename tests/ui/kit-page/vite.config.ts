import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artwork } from '../../../tools/art.ts';

/** The kit on one page, to look at and to test: `npx vite build -c tests/ui/kit-page/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [vanillaExtractPlugin(), react(), artwork()],
  build: { outDir: '../../../node_modules/.cache/kit-page', emptyOutDir: true, assetsInlineLimit: 0 },
});
