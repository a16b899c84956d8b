/** A service worker left by another build would answer in our place, with things of its own: each start sends them away. */
export async function leaveWorkers(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const found = await workers?.getRegistrations().catch(() => []);
  await Promise.all((found ?? []).map((worker) => worker.unregister().catch(() => false)));
}
