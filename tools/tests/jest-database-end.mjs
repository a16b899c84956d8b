export default async function () {
  await globalThis.endTestDatabase?.();
  globalThis.endTestDatabase = undefined;
}
