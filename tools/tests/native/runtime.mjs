// jest's `runtime` for tests that need no realm of their own: modules are loaded by Node once a process, not once a file, since
// loading the program costs ten times what most files test. `left-behind.mjs` watches what a realm would have thrown away.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { mapOf } from '../../compiled.mjs';
import { tellSourceLines } from '../../source-lines.mjs';
import { rememberSpy } from './left-behind.mjs';

const require = createRequire(import.meta.url);
const CIRCUS = [Symbol.for('EVENT_HANDLERS'), Symbol.for('TEST_TIMEOUT_SYMBOL')];

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const offered = {
  fn: mocker.fn.bind(mocker),
  spyOn(object, key, ...access) {
    rememberSpy(object, key);
    return mocker.spyOn(object, key, ...access);
  },
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  setTimeout(ms) {
    globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms;
  },
  // Not those that Node and React wait with themselves.
  useFakeTimers: () =>
    timers.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
};
const jest = new Proxy(offered, {
  get: (target, name) => target[name] ?? refuse(`jest.${String(name)} is not there for native tests`),
});

function refuse(message) {
  throw new Error(message);
}

export default class NativeRuntime {
  /** Only jest-circus is required this way: a fresh one for each file, because its state is that of a file. */
  requireInternalModule(path) {
    for (const symbol of CIRCUS) delete globalThis[symbol];
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    Object.assign(globalThis, globals, { jest });
    tellSourceLines(mapOf); // jest has put its own in their place
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
}
