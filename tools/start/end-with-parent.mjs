// Loaded with `node --import`: ends a process normally when its starter (KONTOR_PARENT) was killed outright, so that no server is
// left behind.
const starter = Number(process.env.KONTOR_PARENT ?? process.ppid);

const watch = setInterval(() => {
  if (process.ppid === starter) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500);
watch.unref();
