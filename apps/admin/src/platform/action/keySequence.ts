const patience = 1000; // Milliseconds that the menu waits for the second key.

let last = { key: '', at: -Infinity };
let before = last;

window.addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    before = last;
    last = { key: key.toLowerCase(), at: timeStamp };
  },
  { capture: true },
);

/** Says whether a key completes a sequence such as `g t`: it then opens a page of the menu instead of doing what it does alone. */
export const endsSequence = ({ timeStamp }: KeyboardEvent): boolean => before.key === 'g' && timeStamp - before.at < patience;
