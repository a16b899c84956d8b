import { leftBehind } from './left-behind.mjs';

const { console, process } = globalThis;
const { exit } = process;

/** The test environment of native tests: the process itself. After a file it fails what the file has left behind. */
export default class NativeEnvironment {
  global = globalThis;
  /** What else a file may leave behind. */
  checks = [];
  /** How long its end may take, in milliseconds. */
  patience = 3_000;

  async setup() {}

  async handleTestEvent({ name }, { unhandledErrors }) {
    if (name === 'setup') this.found = leftBehind(this.patience, this.checks);
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
