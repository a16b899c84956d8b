let painted: (() => void) | undefined;
let waiting: Promise<void> | undefined;

/** Holds further calls until the first page is painted; the calls for the page's rows have been made by now. */
export function holdOtherCalls(): void {
  waiting = new Promise<void>((done) => {
    // A page in a background tab is never painted, but must not hold its calls forever.
    const latest = setTimeout(done, 2000);
    painted = () => {
      clearTimeout(latest);
      done();
    };
  }).then(() => void (waiting = undefined));
}

/** The promise that a call must await; undefined except for the first page. */
export const otherCallsMayGo = (): Promise<void> | undefined => waiting;

/** Releases the calls as soon as the first page, now drawn, has been painted. */
export function firstPageDrawn(): void {
  if (painted) requestAnimationFrame(() => setTimeout(() => painted?.()));
}
