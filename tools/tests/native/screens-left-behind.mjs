// What a file of screens may leave to the next on the page that they share. Each check names it; `tidy` makes the page as it was.
import { onlineManager, timeoutManager } from '@tanstack/react-query';
import { ability, allResources, currentLanguage, forgetResource, speak, styleCaches } from './screens-app.mjs';
import { listening } from './screens-page.mjs';

const { document, history, localStorage, location, sessionStorage } = globalThis;
const { documentElement: html, head, body } = document;

const HOME = location.href;
const GLOBALS = Object.getOwnPropertyDescriptors(globalThis);
/** jest's own, and what is put in place for each test. */
const PLACED =
  /^(Error|jest|expect|it|test|describe|[fx](it|test|describe)|(before|after)(All|Each)|console|fetch|IS_REACT_ACT_ENVIRONMENT)$/;
const before = new Set(listening);
const known = new Set(allResources());
const resources = () => allResources().filter((one) => !known.has(one));

const attributes = () => [html, head, body].flatMap((node) => [...node.attributes].map(({ name }) => ({ node, name })));
const cookies = () => document.cookie.split('; ').flatMap((cookie) => (cookie ? [cookie.split('=')[0]] : []));
const listeners = () => [...listening].filter((one) => !before.has(one));
/** Routers that keep their history in memory are never disposed of. */
const isOfRouter = ({ type }) => type === 'pagehide';
const values = () =>
  Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(
    ([name, { value, get }]) => !PLACED.test(name) && !isSame({ value, get }, GLOBALS[name]),
  );

/** What the names of the window stand for, with the prototypes of its classes. */
const OBJECTS = new Map(
  Object.entries(GLOBALS).flatMap(([name, { value }]) => {
    const isShared = !PLACED.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));
    if (!isShared || value === globalThis || /^(process|(local|session)Storage)$/.test(name)) return [];
    const all = [[value, { name, properties: Object.getOwnPropertyDescriptors(value) }]];
    if (typeof value === 'function' && value.prototype)
      all.push([value.prototype, { name: `${name}.prototype`, properties: Object.getOwnPropertyDescriptors(value.prototype) }]);
    return all;
  }),
);
const isSame = (one, other) => Object.is(one?.value, other?.value) && one?.get === other?.get;
/** ProseMirror scrolls the document. */
const isOfEditor = (object, key) => object === document && key === 'scrollTop';
const properties = () =>
  [...OBJECTS].flatMap(([object, { name, properties: known }]) => {
    const now = Object.getOwnPropertyDescriptors(object);
    return [...new Set([...Object.keys(known), ...Object.keys(now)])]
      .filter((key) => !isSame(known[key], now[key]) && !isOfEditor(object, key))
      .map((key) => ({ object, name, key, descriptor: known[key] }));
  });

export const checks = [
  () => Object.keys(localStorage).map((key) => `'${key}' in the local storage`),
  () => Object.keys(sessionStorage).map((key) => `'${key}' in the session storage`),
  () => cookies().map((name) => `the cookie '${name}'`),
  () => (location.href === HOME ? [] : [`the address ${location.href}`]),
  () => [...body.children].map((node) => `<${node.localName}> in ${node.parentElement.localName}`),
  () =>
    listeners()
      .filter((one) => !isOfRouter(one))
      .map(({ name, type, listener }) => `a listener of ${name} to '${type}' (${String(listener).split('\n')[0]})`),
  () => values().map(([name]) => `another ${name} of the window`),
  () => properties().map(({ name, key }) => `another ${name}.${String(key)}`),
  () => resources().map(({ name }) => `the resource '${name}'`),
  () => (onlineManager.isOnline() ? [] : ['the connection lost']),
  () => (currentLanguage() === 'en' ? [] : [`the language '${currentLanguage()}'`]),
];

const timers = new Set();
const timed = (start, end) => ({
  start: (callback, delay) => {
    const timer = start(callback, delay);
    timers.add(timer);
    return timer;
  },
  end: (timer) => {
    timers.delete(timer);
    end(timer);
  },
});
const timeout = timed(
  (callback, delay) => globalThis.setTimeout(callback, delay),
  (timer) => globalThis.clearTimeout(timer),
);
const interval = timed(
  (callback, delay) => globalThis.setInterval(callback, delay),
  (timer) => globalThis.clearInterval(timer),
);
timeoutManager.setTimeoutProvider({
  setTimeout: timeout.start,
  clearTimeout: timeout.end,
  setInterval: interval.start,
  clearInterval: interval.end,
});

/** The queries of screens that are gone would be kept for minutes. */
export function forgetQueries() {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch: this test plays no server.'));
export const refuseNetwork = () => void (globalThis.fetch = noNetwork);

export async function tidy() {
  globalThis.jest.restoreAllMocks();
  for (const [name] of values())
    if (name in GLOBALS) Object.defineProperty(globalThis, name, GLOBALS[name]);
    else delete globalThis[name];
  for (const { object, key, descriptor } of properties())
    if (descriptor) Object.defineProperty(object, key, descriptor);
    else delete object[key];
  for (const one of listeners()) one.target.removeEventListener(one.type, one.listener, one.capture);
  for (const cache of styleCaches) {
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
  }
  head.replaceChildren();
  body.replaceChildren();
  for (const { node, name } of attributes()) node.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const name of cookies()) document.cookie = `${name}=; max-age=0; path=/`;
  history.replaceState(null, '', HOME);
  for (const { name } of resources()) forgetResource(name);
  onlineManager.setOnline(true);
  ability.update([]);
  if (currentLanguage() !== 'en') await speak('en');
}
