// Loaded with `node --import`: ends a process normally when its starter (KONTOR_PARENT) was killed outright, so that no server is
// left behind. Under `node --watch` it asks the watcher, which stands between the two.
const starter = Number(process.env.KONTOR_PARENT ?? process.ppid);
const watcher = process.ppid === starter || process.ppid === 1 ? undefined : process.ppid;

function isGone() {
  if (!watcher) return process.ppid !== starter;
  try {
    process.kill(starter, 0);
    return process.ppid !== watcher;
  } catch {
    return true;
  }
}

const watch = setInterval(() => {
  if (!isGone()) return;
  clearInterval(watch);
  process.kill(process.ppid === watcher ? watcher : process.pid, 'SIGTERM');
}, 500);
watch.unref();
