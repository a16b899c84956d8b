// Loaded with `node --import` before jest: what the bundler does for the screens, Node does here.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiled } from '../../compiled.mjs';

const asset = new URL('../jest-asset.mjs', import.meta.url).href;
const helpTexts = new URL('../jest-help-texts.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (/\.(css|svg|png|woff2?)(\?.*)?$/.test(specifier)) return { url: asset, shortCircuit: true };
    if (specifier.endsWith('/bundledTexts.ts')) return { url: helpTexts, shortCircuit: true };
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
