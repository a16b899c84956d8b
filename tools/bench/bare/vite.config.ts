import { defineConfig } from 'vite';
import { precompress } from '../../../apps/admin/vite/precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [precompress()],
  build: { outDir: '../../../.data/bench/bare', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
});
