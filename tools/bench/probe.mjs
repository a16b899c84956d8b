// Loaded into a measured server beside its own code: tells on request how long its event loop and its threads have worked, and
// what memory it has, and which statements it sends while it is asked to listen.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

// The one that the ORM has, which may be another copy than ours.
const pg = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg');
let heard;
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (statement, values, ...rest) {
  const { text = statement, values: own = values } = typeof statement === 'string' ? {} : statement;
  if (heard && /^\s*(select|with)\b/i.test(text) && !text.includes('graphile_worker'))
    heard.push({ text, values: Array.isArray(own) ? own : [] });
  return query.call(this, statement, values, ...rest);
};

process.on('message', (wish) => {
  if (wish === 'listen') {
    heard = [];
    process.send('listening');
  }
  if (wish === 'tell') {
    process.send(heard);
    heard = undefined;
  }
  if (wish) return;
  const { user, system } = process.cpuUsage();
  process.send({ ...performance.eventLoopUtilization(), cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() });
});
process.channel?.unref();
