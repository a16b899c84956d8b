const dayLength = 86_400_000;

/** Moves the page's clock by days; negative is earlier. Everything on the page then happens on that day. */
export function moveClock(days: number): void {
  const now = (
    (actual: typeof Date) => (): number =>
      actual.now() + days * dayLength
  )(Date);
  globalThis.Date = new Proxy(Date, {
    construct: (actual, given: unknown[]) => Reflect.construct(actual, given.length ? given : [now()]) as Date,
    get: (actual, name) => (name === 'now' ? now : (Reflect.get(actual, name) as unknown)),
  });
}
