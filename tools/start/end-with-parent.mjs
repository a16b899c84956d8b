// `node --import` of this: a process whose starter (KONTOR_PARENT) was killed outright ends as if it had been asked
// to, and leaves no server behind. Under `node --watch` the watcher stands between the two and is asked instead.
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
