// Lints files that are only text, as if they stood in this repository: for the tests of the lint.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsconfigs = [
  'tsconfig.base.json',
  ...['apps/api', 'apps/admin', 'libs/domain', 'tools'].map((name) => `${name}/tsconfig.json`),
];
const config = pathToFileURL(join(root, 'oxlint.config.ts'));

/** The complaints by file, each with its rule (`no-var`, `react/refs`; none where the parser complains) and its message. */
export function lint(files, { types = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-lint-'));
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    write('package.json', '{ "type": "module" }');
    write(
      'oxlint.config.mjs',
      `import config from '${config}'; export default { ...config, options: { ...config.options, typeAware: ${types} } };`,
    );
    for (const name of tsconfigs) write(name, readFileSync(join(root, name)));
    for (const [name, text] of Object.entries(files)) write(name, text);
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const args = [
      oxlint,
      '--config=oxlint.config.mjs',
      '--format=json',
      ...new Set(Object.keys(files).map((name) => name.split('/')[0])),
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
    if (!stdout.startsWith('{')) throw new Error(`oxlint: ${stdout}${stderr}`);
    const { diagnostics } = JSON.parse(stdout);
    return Map.groupBy(
      diagnostics.map(({ filename, code, message }) => ({ filename, rule: code && nameOf(code), message })),
      ({ filename }) => filename,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `no-var` of `eslint(no-var)`, `react/refs` of `react(refs)`. */
const nameOf = (code) =>
  code.replace(/^([\w-]+)\(([\w-]+)\)$/, (_, plugin, name) =>
    plugin === 'eslint' ? name : `${plugin === 'react-hooks' ? 'react' : plugin}/${name}`,
  );
