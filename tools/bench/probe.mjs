// Loaded into a measured server beside its own code: tells on request how long its event loop and its threads have worked, and
// what memory it has.
import { performance } from 'node:perf_hooks';

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ ...performance.eventLoopUtilization(), cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() });
});
process.channel?.unref();
