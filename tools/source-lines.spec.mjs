import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = `type Gone = {
  one: string;
};
interface Also {
  gone: Gone;
}

class Thrower {
  constructor(private readonly what: string) {}
  run(_also?: Also): never {
    throw new TypeError(this.what);
  }
}
const { stack } = ((): Error => {
  try {
    return new Thrower('broken').run();
  } catch (error) {
    return error as Error;
  }
})();
console.log(stack);
`;

it('tells the lines of the TypeScript source in the stack of an error', () => {
  const file = join(folder, 'thrower.ts');
  writeFileSync(file, source);
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', './tools/ts.mjs', file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [head, first, second] = stdout.split('\n');
  expect({ head, stderr }).toEqual({ head: 'TypeError: broken', stderr: '' });
  expect(first).toMatch(/at Thrower\.run \(.*thrower\.ts:11:11\)$/);
  expect(second).toMatch(/thrower\.ts:16:\d+\)?$/);
});
