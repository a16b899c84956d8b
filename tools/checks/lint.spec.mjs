import { beforeAll, describe, expect, it } from '@jest/globals';
import config from '../../oxlint.config.ts';
import { faults, innocent, unparsable } from './lint.faults.mjs';
import { lint } from './lint-folder.mjs';

const typescript = `export type Shape = { a: number; b?: string };
export const shape: Shape = { a: 1 };
export function see<T>(value: T): T {
  return value;
}
`;
const prelude = {
  mjs: "import { see } from './see.mjs';",
  ts: "import { see, shape, type Shape } from './see.ts';",
  tsx: "import { useEffect, useMemo, useRef, useState } from 'react';\nimport { see, shape, type Shape } from './see.ts';",
};
const nameOf = (rule) => rule.replaceAll(/\W+/g, '-');
const fileOf = (folder, kind, rule) => `${folder}/${nameOf(rule)}.${kind}`;

const files = { 'tools/plain/see.mjs': 'export const see = (value) => value;\nexport let a;\n' };
for (const [folder, kind, rule, code] of faults) {
  if (kind !== 'mjs') files[`${folder}/see.ts`] = typescript;
  // A reference counts only in the first line.
  const parts = code.startsWith('///') ? [code, prelude[kind]] : [prelude[kind], code];
  files[fileOf(folder, kind, rule)] = parts.join('\n');
}
for (const [name, code] of Object.entries(unparsable)) files[fileOf('tools/plain', 'mjs', name)] = `${prelude.mjs}\n${code}`;
for (const [file, code] of Object.values(innocent)) files[file] = code;
files['apps/api/src/sales/invoices/shape.ts'] = 'export class Shape {}';
files['apps/api/src/plain/directive.ts'] = '// eslint-disable-next-line no-console\nexport const a = 1;';

describe('the lint', () => {
  let complaints;
  beforeAll(() => {
    complaints = lint(files);
  });
  const rulesOf = (file) => (complaints.get(file) ?? []).map(({ rule }) => rule);

  it.each(faults)('finds in %s/….%s a fault of %s', (folder, kind, rule) => {
    expect(rulesOf(fileOf(folder, kind, rule))).toContain(rule);
  });
  it.each(Object.keys(unparsable))('refuses %s', (name) => {
    expect(rulesOf(fileOf('tools/plain', 'mjs', name))).toEqual([undefined]);
  });
  it.each(Object.entries(innocent))('leaves alone %s', (_, [file]) => {
    expect(complaints.get(file) ?? []).toEqual([]);
  });
  it('refuses a directive that switches nothing off', () => {
    expect(complaints.get('apps/api/src/plain/directive.ts')?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Unused eslint-disable directive/),
    ]);
  });

  it('has a fault for each of its rules', () => {
    const planted = new Set(faults.map(([, , rule]) => rule));
    const configured = config.overrides.flatMap(({ rules }) => Object.keys(rules));
    // boundaries.spec.mjs has the faults of these two.
    const elsewhere = ['no-restricted-imports', 'kontor/no-clock'];
    expect(configured.filter((rule) => !planted.has(rule) && !elsewhere.includes(rule))).toEqual([]);
    expect(planted.size).toBeGreaterThan(110);
  });
});
