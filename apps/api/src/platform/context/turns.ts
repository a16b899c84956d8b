const longestMs = 10;
let since = performance.now();

/**
 * Long work asks this between its rows: every ten milliseconds those who wait come first, such as other requests and the health check.
 * Example: `for (const row of rows) { await othersFirst(); … }`.
 */
export function othersFirst(): Promise<void> | undefined {
  if (performance.now() - since < longestMs) return undefined;
  return new Promise((resolve) => {
    setImmediate(() => {
      since = performance.now();
      resolve();
    });
  });
}
