let painted: (() => void) | undefined;
let waiting: Promise<void> | undefined;

/** From here on calls wait until the first page is painted: what the page needs for its rows has been asked for by now. */
export function holdOtherCalls(): void {
  waiting = new Promise<void>((done) => {
    // A page that is never painted, in a tab nobody looks at, must not hold back its calls without end.
    const latest = setTimeout(done, 2000);
    painted = () => {
      clearTimeout(latest);
      done();
    };
  }).then(() => void (waiting = undefined));
}

/** What a call waits for; nothing but for the very first page. */
export const otherCallsMayGo = (): Promise<void> | undefined => waiting;

/** The first page is drawn: its calls go as soon as it has been painted. */
export function firstPageDrawn(): void {
  if (painted) requestAnimationFrame(() => setTimeout(() => painted?.()));
}
