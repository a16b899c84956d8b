import { leftBehind } from './left-behind.mjs';

const { console, process } = globalThis;
const { exit } = process;

/** The test environment of native tests: the process itself. After a file it fails what the file has left behind. */
export default class NativeEnvironment {
  global = globalThis;

  async setup() {}

  async handleTestEvent({ name }, { unhandledErrors }) {
    if (name === 'setup') this.found = leftBehind();
    if (name === 'run_finish')
      unhandledErrors.push(...(await this.found()).map((message) => Object.assign(new Error(message), { stack: message })));
  }

  async teardown() {
    process.exit = exit;
    globalThis.console = console;
  }

  getVmContext() {
    return null;
  }
}
