// `npm run openapi:examples`: records the examples of the OpenAPI document from the demo firm again, and writes the document with them.
import { spawnSync } from 'node:child_process';

const run = (args, environment = {}) => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(status ?? 1);
};
run(['tools/tests/test.mjs', 'apps/api/test/examples'], { KONTOR_RECORD_EXAMPLES: 'true' });
run(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', 'tools/openapi/examples']);
run(['--import', './tools/ts.mjs', 'tools/openapi/openapi.ts']);
