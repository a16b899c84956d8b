import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { boundaries } from './boundaries.mjs';

// Only the boundary rules, on files that need not exist: no type information, so a case takes milliseconds.
const typescript = (await import('typescript-eslint')).default.parser;
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: typescript, parserOptions: { ecmaFeatures: { jsx: true } } } },
    ...boundaries,
  ],
});

async function complaints(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath });
  return result.messages.map((message) => message.ruleId);
}

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
  ['apps/admin/e2e/journey.e2e.ts', '../../api/src/config.ts'],
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
  ['apps/admin/src/sales/invoices/InvoiceList.test.tsx', '@kontor/demo-data'],
];

describe('the import boundaries', () => {
  it.each(REFUSED)('refuse in %s the import of %s', async (file, name) => {
    expect(await complaints(file, `import { x } from '${name}';\nexport const y = x;\n`)).toEqual(['no-restricted-imports']);
    expect(await complaints(file, `import type { X } from '${name}';\nexport type Y = X;\n`)).toEqual(['no-restricted-imports']);
    expect(await complaints(file, `export { x } from '${name}';\n`)).toEqual(['no-restricted-imports']);
  });

  it.each(ALLOWED)('allow in %s the import of %s', async (file, name) => {
    expect(await complaints(file, `import { x } from '${name}';\nexport const y = x;\n`)).toEqual([]);
  });

  it.each(['Date.now()', 'new Date()', 'Math.random()'])('refuse %s in the domain', async (code) => {
    expect(await complaints('libs/domain/src/sales/invoice/invoice.rules.ts', `export const x = () => ${code};\n`)).toEqual([
      'no-restricted-syntax',
    ]);
  });
});
