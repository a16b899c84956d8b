// Loaded into a measured server beside its own code: reports on request how busy its event loop and threads were, its memory, and
// the statements that it sends while listened to.
import { performance } from 'node:perf_hooks';
// The bundle that is measured has left it outside, so that it is the same.
import pg from 'pg';

let heard;
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (statement, values, ...rest) {
  const { text = statement, values: own = values } = typeof statement === 'string' ? {} : statement;
  const answer = query.call(this, statement, values, ...rest);
  if (!heard || text.includes('graphile_worker')) return answer;
  const said = { text, values: Array.isArray(own) ? own : [], rows: [] };
  heard.push(said);
  // Ids that the database gave are what later statements of the same work refer to.
  answer?.then?.(
    (given) => (said.rows = given?.rows ?? []),
    () => undefined,
  );
  return answer;
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
