/** Unregisters service workers at each start: one left by another build would answer with its own files. */
export async function unregisterServiceWorkers(): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const found = await workers?.getRegistrations().catch(() => []);
  await Promise.all((found ?? []).map((worker) => worker.unregister().catch(() => false)));
}
