// Loaded into a measured server beside its own code: reports on request how busy its event loop and threads were, its memory, and
// the statements that it sends while listened to.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

// The ORM's copy of pg, which may differ from ours.
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
