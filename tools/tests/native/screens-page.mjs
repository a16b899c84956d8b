// The one page of a process in which screens are tested: jsdom's window with what jsdom lacks. Its names are those of the process, as in a
// browser, since modules are loaded once and keep to the page they found.
import './screens-styles.mjs';
import jsdom from 'jsdom';

/** Node's own, although jsdom has them: faster, or such that Node's `fetch` takes them. */
const NODES = new Set([
  'AbortController',
  'AbortSignal',
  'Headers',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
]);
const ITSELF = ['window', 'self', 'top', 'parent', 'frames'];
const TARGET = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function makeWindow() {
  const virtualConsole = new jsdom.VirtualConsole();
  virtualConsole.on('jsdomError', (error) => globalThis.console.error(error));
  const { window } = new jsdom.JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole });
  window.ResizeObserver = ResizeObserver;
  window.matchMedia = (media) =>
    Object.assign(new window.EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
  // There is no layout: nothing to scroll to, and no place of the cursor that an editor asks for.
  window.scrollTo = () => {};
  window.Element.prototype.scrollIntoView = () => {};
  window.Range.prototype.getClientRects = () => [];
  window.Range.prototype.getBoundingClientRect = () => new window.DOMRect();
  return window;
}

/** Classes and functions are taken over; what has a state is asked of the window each time. */
function spread(window) {
  const languages = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => Object.is(globalThis[name], window[name])));
  const names = Object.getOwnPropertyNames(window).filter(
    (name) => !NODES.has(name) && !languages.has(name) && !ITSELF.includes(name) && !/^(_|\d)/.test(name),
  );
  for (const name of [...names, ...TARGET]) {
    const value = window[name];
    const isFunction = typeof value === 'function';
    const isConstant = isFunction || (typeof value === 'object' && value !== null);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      enumerable: true,
      ...(isConstant
        ? { writable: true, value: isFunction && !/^[A-Z]/.test(name) ? value.bind(window) : value }
        : { get: () => window[name], set: (next) => void (window[name] = next) }),
    });
  }
  for (const name of ITSELF)
    Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, writable: true, value: globalThis });
}

/** An error of a listener that nobody listens to fails the test, as everywhere else. */
function reportErrors() {
  let count = 0;
  const { addEventListener, removeEventListener } = globalThis;
  addEventListener('error', ({ error }) => {
    if (count === 0 && error != null) process.emit('uncaughtException', error);
  });
  globalThis.addEventListener = (type, ...rest) => {
    if (type === 'error') count += 1;
    addEventListener(type, ...rest);
  };
  globalThis.removeEventListener = (type, ...rest) => {
    if (type === 'error') count -= 1;
    removeEventListener(type, ...rest);
  };
}

/** Whoever listens to what outlives a screen: `[target, type, listener, capture]`. */
export const listening = new Set();

function watchListeners({ EventTarget, document, window }) {
  const { prototype } = EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  const lasting = new Map([
    [window, 'the window'],
    [document, 'the document'],
    [document.documentElement, 'html'],
    [document.body, 'body'],
  ]);
  const captures = (options) => (typeof options === 'object' ? options?.capture === true : options === true);
  const find = (target, type, listener, options) =>
    [...listening].find(
      (one) => one.target === target && one.type === type && one.listener === listener && one.capture === captures(options),
    );
  prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const name = lasting.get(target);
    if (name && listener && !options?.once && !find(target, type, listener, options))
      listening.add({ target, name, type, listener, capture: captures(options) });
    return addEventListener.call(target, type, listener, options);
  };
  prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (lasting.has(target)) listening.delete(find(target, type, listener, options));
    return removeEventListener.call(target, type, listener, options);
  };
}

export const page = makeWindow();
watchListeners(page);
spread(page);
reportErrors();
