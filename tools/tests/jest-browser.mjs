// jsdom with browser features that it lacks, taken from Node.
import { TestEnvironment } from 'jest-environment-jsdom';

const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'BroadcastChannel',
];
// Node's Request accepts only Node's signals, its TextEncoder returns Node's arrays, and the router uses both.
const NODES = ['AbortController', 'AbortSignal', 'Uint8Array', 'ArrayBuffer'];

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    for (const name of NODES) this.global[name] = globalThis[name];
    this.global.ResizeObserver ??= ResizeObserver;
    this.global.matchMedia ??= (media) =>
      Object.assign(new this.global.EventTarget(), {
        media,
        matches: false,
        onchange: null,
        addListener() {},
        removeListener() {},
      });
    this.global.scrollTo = () => {};
  }
}
