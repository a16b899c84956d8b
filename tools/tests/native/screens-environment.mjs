import NativeEnvironment from './environment.mjs';

// Its cleaning up would be registered for the first file alone.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';

/** The test environment of screens: the process itself with the one page in it. */
export default class ScreensEnvironment extends NativeEnvironment {
  /** Timers of libraries end by themselves: transitions, delays before a tooltip, messages that go. */
  patience = 20_000;

  async setup() {
    await super.setup();
    this.app = await import('./screens-app.mjs');
    this.left = await import('./screens-left-behind.mjs');
    this.checks = this.left.checks;
    this.left.refuseNetwork();
  }

  async handleTestEvent(event, state) {
    if (event.name === 'run_start') globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    if (event.name === 'test_done') {
      this.app.cleanup();
      this.left.forgetQueries();
      this.left.refuseNetwork();
    }
    await super.handleTestEvent(event, state);
    if (event.name === 'run_finish') await this.left.tidy();
  }
}
