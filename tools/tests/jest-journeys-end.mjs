import endDatabase from './jest-database-end.mjs';

export default async function () {
  await globalThis.demoFirm;
  await endDatabase();
}
