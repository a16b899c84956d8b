// Loaded into a measured server beside its own code: tells on request how long its event loop has worked and what memory it has.
import { performance } from 'node:perf_hooks';

process.on('message', () => process.send({ ...performance.eventLoopUtilization(), rss: process.memoryUsage.rss() }));
process.channel?.unref();
