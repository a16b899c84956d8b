const patience = 1000; // as long as the menu waits for the second key

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

/** Whether a key ends a sequence such as `g t`: it means a page of the menu then, and not what the key does alone. */
export const endsSequence = ({ timeStamp }: KeyboardEvent): boolean => before.key === 'g' && timeStamp - before.at < patience;
