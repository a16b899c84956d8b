import pg from 'pg';
import { startPostgres } from './pg.mjs';

/** The embedded PostgreSQL with one database of that name, made when missing; `url` is the database's. */
export async function startDatabase({ dir, name, log, port, fast = false }) {
  const server = await startPostgres({ dir, port, fast, log });
  const client = new pg.Client(`${server.url}/postgres`);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return { ...server, url: `${server.url}/${name}` };
}
