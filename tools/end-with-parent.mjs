// `node --import` of this: a process whose starter was killed outright ends as if it had been asked to, and leaves
// no server behind. Watching the parent also works where the starter had no time to say anything.
const parent = Number(process.env.KONTOR_PARENT ?? process.ppid);
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500);
watch.unref();
