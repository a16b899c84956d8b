import startDatabase from './jest-database.mjs';
import { buildAdmin } from './build-admin.mjs';

export default async function () {
  buildAdmin();
  await startDatabase();
}
