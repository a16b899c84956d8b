// Loaded with `node --import` before jest: in its processes `@jest/globals` is what native tests use.
import { registerHooks } from 'node:module';

const globals = new URL('./globals.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    return specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : nextResolve(specifier, context);
  },
});
