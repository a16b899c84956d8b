import { leftBehind } from './left-behind.mjs';

const { console, process } = globalThis;
const { exit } = process;

/** The test environment of native tests: the process itself. After a file it fails what the file has left behind. */
export default class NativeEnvironment {
  global = globalThis;

  async setup() {
    this.found = leftBehind();
  }

  async handleTestEvent(event, state) {
    if (event.name === 'run_finish') for (const message of await this.found()) state.unhandledErrors.push(new Error(message));
  }

  async teardown() {
    process.exit = exit;
    globalThis.console = console;
  }

  getVmContext() {
    return null;
  }
}
