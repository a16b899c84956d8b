// V8's memory limits for the API. By default V8 adapts to the machine: on 24 GB the young generation grows to 128 MiB, and the first full
// collection comes long after the 45 MiB that are in use. It collects when they have grown by a third, and the API collects once after its
// start (main.ts). What this costs and what it saves: docs/performance.md.
export const apiFlags = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=80',
  '--max-old-space-size=1024',
  '--heap-growing-percent=30',
  '--expose-gc',
];
