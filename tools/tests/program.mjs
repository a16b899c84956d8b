// The whole program inside the process of a test, listening on a port: loaded once a process and started in a second.
import { createApp } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/config.ts';

export async function startProgram(environment) {
  const config = readConfig(environment);
  const app = await createApp(config);
  await app.listen(config.port, config.host);
  return () => app.close();
}
