import { beforeAll, describe, expect, it } from '@jest/globals';
import { lint } from './lint-folder.mjs';

const REFUSED = [
  ['libs/domain/src/sales/invoice/invoice.rules.ts', '@kontor/abilities'],
  ['libs/domain/src/sales/invoice/invoice.rules.ts', '../../../../abilities/src/index.ts'],
  ['libs/domain/src/sales/invoice/invoice.rules.ts', 'class-validator'],
  ['libs/domain/src/sales/invoice/invoice.rules.ts', 'big.js'],
  ['libs/domain/src/sales/invoice/invoice.rules.ts', 'node:fs'],
  ['libs/domain/src/sales/invoice/invoice.input.ts', 'big.js'],
  ['libs/domain/src/sales/invoice/invoice.input.ts', '@nestjs/common'],
  ['libs/domain/src/platform/values/money.ts', 'class-validator'],
  ['libs/abilities/src/ability.ts', '@kontor/demo-data'],
  ['libs/abilities/src/ability.ts', 'react'],
  ['libs/demo-data/src/world/world.ts', '@kontor/abilities'],
  ['libs/demo-data/src/world/world.ts', 'node:crypto'],
  ['apps/api/src/sales/invoices/invoices.service.ts', '@kontor/admin'],
  ['apps/api/src/sales/invoices/invoices.service.ts', '../../../../admin/src/App.tsx'],
  ['apps/api/src/sales/invoices/invoices.service.ts', '@kontor/demo-data'],
  ['apps/api/src/sales/invoices/invoices.service.ts', 'react-admin'],
  ['apps/api/src/sales/invoices/invoices.e2e-spec.ts', '@kontor/admin'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', '@kontor/api'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', '../../../../api/src/config.ts'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', '@kontor/demo-data'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', 'node:fs'],
  ['apps/api/src/sales/invoices/invoices.service.ts', 'react/jsx-runtime'],
  ['apps/api/src/sales/invoices/invoices.service.ts', '@mui/material/Button'],
  ['apps/api/src/sales/invoices/invoices.service.ts', '@kontor/domain/src/index.ts'],
  ['apps/api/src/samples/shop/shop.set.ts', '@kontor/demo-data'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', '@nestjs/common'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', '@mikro-orm/core'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', 'pg'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', 'kysely'],
  ['apps/admin/src/sales/invoices/InvoiceList.test.tsx', 'node:fs'],
  ['apps/admin/e2e/journey.e2e.ts', '../../api/src/config.ts'],
  ['apps/admin/e2e/journey.e2e.ts', '@kontor/api'],
];

const ALLOWED = [
  ['libs/domain/src/sales/invoice/invoice.rules.ts', '../../platform/values/money.ts'],
  ['libs/domain/src/sales/invoice/invoice.input.ts', 'class-validator'],
  ['libs/domain/src/platform/input/validators.ts', 'class-validator'],
  ['libs/domain/src/platform/values/money.ts', 'big.js'],
  ['libs/abilities/src/ability.ts', '@casl/ability/extra'],
  ['libs/demo-data/src/world/world.ts', '@kontor/domain'],
  ['apps/api/src/sales/invoices/invoices.service.ts', '../../customers/customers/customer.entity.ts'],
  ['apps/api/src/sales/invoices/invoices.service.ts', '@kontor/domain'],
  ['apps/api/src/demo/load-demo.ts', '@kontor/demo-data'],
  ['apps/api/test/test-app.ts', '../src/app.module.ts'],
  ['apps/api/src/platform/context/tokens.ts', '../../config.ts'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', 'react-admin'],
  ['apps/admin/src/sales/invoices/InvoiceList.tsx', '../react/pg/kysely.ts'],
  ['apps/admin/src/sales/invoices/InvoiceList.test.tsx', '@kontor/demo-data'],
  ['apps/admin/e2e/journey.e2e.ts', 'node:fs'],
  ['apps/api/src/samples/shop/shop.set.ts', '@kontor/demo-data/samples'],
  ['apps/api/test/recorded-demo.e2e-spec.ts', '@kontor/demo-data/recording'],
  ['libs/domain/src/sales/invoice/invoice.rules.spec.ts', '@jest/globals'],
  ['libs/domain/src/sales/invoice/invoice.rules.spec.ts', 'node:fs'],
];

const CLOCKS = ['Date.now()', 'new Date()', 'Math.random()'];
const CLOCKLESS = ["new Date('2026-01-31')", 'Date.UTC(2026, 0, 31)', 'Math.round(1.5)'];
const clockFile = (code) => `libs/domain/src/sales/invoice/${code.replaceAll(/\W+/g, '-')}.ts`;

const files = {};
for (const [at, [file, name]] of [...REFUSED, ...ALLOWED].entries()) {
  const forms = [`import { x${at} } from`, `import type { X${at} } from`, `export { y${at} } from`];
  files[file] = [files[file] ?? '', ...forms.map((form) => `${form} '${name}';\n`)].join('');
}
for (const code of [...CLOCKS, ...CLOCKLESS]) files[clockFile(code)] = `export const x = (): unknown => ${code};\n`;
files['libs/domain/src/sales/invoice/invoice.spec.ts'] = files[clockFile('Date.now()')];

describe('the import boundaries', () => {
  let complaints;
  beforeAll(() => {
    complaints = lint(files, { types: false });
  });
  const of = (file, wanted) => (complaints.get(file) ?? []).filter(({ rule }) => rule === wanted).map(({ message }) => message);
  const about = (file, name) => of(file, 'no-restricted-imports').filter((message) => message.startsWith(`'${name}' `));

  it('read every file', () => {
    expect([...complaints.values()].flat().filter(({ rule }) => !rule)).toEqual([]);
  });
  it.each(REFUSED)('refuse in %s the import of %s, its types and its export', (file, name) => {
    expect(about(file, name)).toHaveLength(3);
  });
  it.each(ALLOWED)('allow in %s the import of %s', (file, name) => {
    expect(about(file, name)).toEqual([]);
  });
  it.each(CLOCKS)('refuse %s in the domain', (code) => {
    expect(of(clockFile(code), 'kontor/no-clock')).toEqual([expect.stringContaining('no clock')]);
  });
  it.each(CLOCKLESS)('allow %s in the domain', (code) => {
    expect(of(clockFile(code), 'kontor/no-clock')).toEqual([]);
  });
  it('allow a clock in a test', () => {
    expect(of('libs/domain/src/sales/invoice/invoice.spec.ts', 'kontor/no-clock')).toEqual([]);
  });
});
