import 'reflect-metadata';
import { EntityManager } from '@mikro-orm/postgresql';
import { createApp } from './app.ts';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError, readConfig, type Config } from './config.ts';
import { migrate, NewerDatabase } from './migrate.ts';
import { oneAtATime } from './platform/orm/one-at-a-time.ts';
import { seed } from './seed.ts';
import { User } from './people/users/user.entity.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How long what has begun may still take when the program is told to end. */
const finishMs = 15_000;

async function main(config: Config): Promise<void> {
  await oneAtATime(config.databaseUrl, () => prepareDatabase(config));
  const app = await createApp(config);
  await app.listen(config.port, config.host);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => setTimeout(giveUp, finishMs).unref());
  say(`Kontor is ready at http://localhost:${config.port}`);
  if (config.demo) say('Sample accounts: admin@demo.com / admin and client@demo.com / client');
  if (config.registration === 'open')
    say(
      'WARNING: registration is open, and everybody who registers becomes an Admin. Set KONTOR_REGISTRATION=invite to close it.',
    );
  if (config.registration === 'invite' && (await app.get(EntityManager).fork().count(User)) === 0)
    say('WARNING: nobody can log in: there is no user yet, and nobody to invite one. Start once with KONTOR_REGISTRATION=first.');
}

function giveUp(): void {
  process.stderr.write(
    `Kontor ended before everything was finished: a job or a request took longer than ${finishMs / 1000} s.\n`,
  );
  process.exit(1);
}

async function prepareDatabase(config: Config): Promise<void> {
  const migrated = await migrate(config.databaseUrl, { acceptsNewer: config.acceptsNewerDatabase });
  if (migrated.length)
    say(`Database brought up to date (${migrated.length} ${migrated.length === 1 ? 'migration' : 'migrations'}).`);
  await seed(config.databaseUrl);
  if (config.demo) await (await import('./demo/load-demo-once.ts')).loadDemoOnce(config, say);
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000', '57P03'];

/** One sentence that tells the operator what to do; the stack only for unexpected errors. */
function reason(error: unknown): string {
  const { code, message, stack } = error as { code?: string; message: string; stack?: string };
  if (error instanceof ConfigError || error instanceof NewerDatabase) return message;
  if (code === 'EADDRINUSE')
    return `Another program already listens on this address (${message}). Choose another PORT, or stop that program.`;
  if (code !== undefined && unreachable.includes(code))
    return `The database at DATABASE_URL cannot be used (${message || code}). Check that it runs, and the name and password in the address.`;
  return stack ?? String(error);
}

/**
 * V8 would keep what only the start needed until memory is short: 20 MiB and more. Collecting it takes a tenth of a second, once, which nobody
 * waits for yet. Its code is kept for the next start, also for the case that this one is killed.
 */
function settle(): void {
  flushCompileCache();
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

try {
  await main(readConfig(process.env));
  void wait(1000, undefined, { ref: false }).then(settle);
} catch (error) {
  process.stderr.write(`Kontor cannot start: ${reason(error)}\n`);
  process.exit(1);
}
