// How much memory the API may take before V8 cleans up. Left alone, V8 looks at the machine: on 24 GB the young generation grows
// to 128 MiB and the first full collection waits for much more than the 60 MiB that are in use.
export const apiFlags = ['--max-semi-space-size=8', '--initial-old-space-size=80', '--max-old-space-size=1024'];
