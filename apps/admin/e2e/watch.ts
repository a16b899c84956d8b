declare global {
  interface Window {
    /** How many answers of the API the page waits for. */
    awaited: number;
    goTo: (path: string) => void;
    /** Whether the page says that the admin does not know it. */
    isNowhere: () => boolean;
    /** Waits until this holds, and throws with the address when it never does. */
    until: (holds: () => boolean) => Promise<void>;
    /** Waits until the page shows what it has to show, and nothing on it moves. */
    untilStill: () => Promise<void>;
  }
}

/** Runs in every page before its own scripts. */
export function watch(): void {
  const pass = (ms: number): Promise<void> => new Promise((passed) => setTimeout(passed, ms));
  const fetch = window.fetch.bind(window);
  window.awaited = 0;
  window.fetch = async (...asked) => {
    window.awaited += 1;
    try {
      return await fetch(...asked);
    } finally {
      window.awaited -= 1;
    }
  };
  window.goTo = (path) => {
    // As the router numbers its own entries: it warns of others where a form guards what was typed.
    const state = { usr: null, key: path, idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 };
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };
  window.isNowhere = () =>
    [...document.querySelectorAll('main h1')].some((title) => title.textContent?.includes('There is nothing here'));
  window.until = async (holds) => {
    for (const end = Date.now() + 20_000; !holds(); await pass(10))
      if (Date.now() > end) throw new Error(`${location.pathname} did not become ready: ${holds.toString()}`);
  };
  const isThere = (): boolean =>
    window.awaited === 0 &&
    document.querySelector('main h1') !== null &&
    !document.querySelector('main .MuiSkeleton-root:not([data-example] *)');
  window.untilStill = async () => {
    await window.until(isThere);
    const height = (): number | undefined => document.querySelector('main')?.scrollHeight;
    let last = height();
    for (let stillFor = 0; stillFor < 4;) {
      await pass(40);
      const now = height();
      stillFor = isThere() && now === last ? stillFor + 1 : 0;
      last = now;
    }
  };
}
