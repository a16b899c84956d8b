// The journeys need a built admin and a database.
import startDatabase from './jest-database.mjs';
import { buildAdmin } from '../start/build-admin.mjs';

export default async function () {
  buildAdmin({ log: console.log });
  await startDatabase();
}
