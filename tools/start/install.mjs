// Installs missing packages and continues under the pinned Node. Runs under any Node from 20.19 on before anything is installed,
// so it uses only Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Does node_modules match the lock file? Packages of other platforms may be missing. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const there = read('node_modules/.package-lock.json').packages;
  return Object.entries(read('package-lock.json').packages).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') || wanted.optional || wanted.peer || there[path]?.version === wanted.version,
  );
}

function install() {
  console.log('installing the packages …');
  // npm's own Node: ours may be among the packages being replaced.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const [command, ...args] = process.env.npm_execpath ? [node, process.env.npm_execpath] : ['npm'];
  const options = {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && command === 'npm',
  };
  const { status } = spawnSync(
    command,
    [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    options,
  );
  if (status !== 0) throw new Error('npm ci failed (see above).');
}

function pinnedNode() {
  const platform = { linux: 'linux', win32: 'win' }[process.platform];
  const path = join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  return existsSync(path) ? realpathSync(path) : undefined;
}

/**
 * Resolves only in a process that runs on the pinned Node with everything installed; otherwise this process starts that one and
 * waits for it.
 */
export async function ready() {
  if (!isInstalled()) install();
  const bin = join(root, 'node_modules/.bin');
  if (!process.env.PATH?.split(delimiter).includes(bin)) process.env.PATH = bin + delimiter + process.env.PATH;
  const node = pinnedNode();
  if (node && node !== realpathSync(process.execPath)) await new Promise(() => continueUnder(node));
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.error(`Kontor needs Node 24 on ${process.platform} ${process.arch}; this is ${process.version}.`);
    process.exit(1);
  }
}

function continueUnder(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid; // npm, which may be killed outright
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await ready();
