// Completes package-lock.json with entries for optional platform packages that the registry in use
// could not offer (npm install skips them silently, npm ci then refuses the lock file).
import { readFileSync, writeFileSync } from 'node:fs';
const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OS = ['darwin', 'win32', 'linux', 'freebsd', 'android', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix'];
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'mips64el'];
const resolves = (from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const inner = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (lock.packages[inner]) return true;
    if (!at || !at.includes('/node_modules/')) return Boolean(lock.packages[`node_modules/${name}`]);
  }
};
let added = 0;
for (const [where, pkg] of Object.entries({ ...lock.packages })) {
  for (const [name, spec] of Object.entries(pkg.optionalDependencies ?? {})) {
    if (resolves(where, name)) continue;
    const words = name.split(/[-/_]/).map((w) => w.replace('gnueabihf', '').replace('eabi', ''));
    const os = OS.find((o) => words.includes(o)) ?? (words.includes('linux') ? 'linux' : undefined);
    const cpu = CPU.find((c) => words.includes(c)) ?? undefined;
    const libc = /musl/.test(name) ? ['musl'] : /linux/.test(name) && /gnu/.test(name) ? ['glibc'] : undefined;
    if (!os && !cpu) {
      console.error('skip (no platform in the name):', where, name, spec);
      continue;
    }
    if (os === 'linux' && cpu === 'x64' && libc?.[0] !== 'musl') {
      console.error('NEEDED HERE:', name, spec);
      continue;
    }
    lock.packages[`node_modules/${name}`] = {
      version: spec.replace(/^[\^~]/, ''),
      ...(cpu && { cpu: [cpu] }),
      ...(pkg.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os: [os] }),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
console.log(`lock-fill: ${added} platform entries added`);
