import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const list = Array.from({ length: 10 }, (_, at) => at);
function walked(env) {
  const program = `import { ofThisTurn } from '${new URL('./turn.mjs', import.meta.url).href}'; console.log(JSON.stringify(ofThisTurn(${JSON.stringify(list)})))`;
  const { PATH } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

it('walks everything once within four runs', () => {
  const parts = [0, 1, 2, 3].flatMap((turn) => walked({ KONTOR_TEST_TURN: String(turn) }));
  expect(parts.sort((a, b) => a - b)).toEqual(list);
});
it('walks the whole when told to', () => expect(walked({ KONTOR_TEST_ALL: 'true', KONTOR_TEST_TURN: '2' })).toEqual(list));
it('says which part it is', () => {
  const program = `import { takeTurn } from './turn.mjs'; console.log(takeTurn())`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { PATH: process.env.PATH, KONTOR_TEST_TURN: '6' },
    encoding: 'utf8',
  });
  expect(stdout).toContain('part 3 of 4');
});
