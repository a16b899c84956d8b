import { describe, expect, it } from '@jest/globals';
import { problemsOf } from './rooms.mjs';

const LAYOUT = { outside: ['app.module.ts', 'config.ts'], folders: ['demo'], open: ['config.ts'] };
const problems = (files) => problemsOf(Object.entries(files), LAYOUT);
const importing = (...paths) => paths.map((path) => `import { x } from '${path}';`).join('\n');

describe('the rooms', () => {
  it.each([
    ['a folder without a wing', { 'shipping/shipments/shipment.ts': '' }],
    ['a file beside the wings that nobody listed', { 'helpers.ts': '' }],
    ['an import of a later wing', { 'work/projects/project.ts': importing('../../sales/invoices/invoice.ts') }],
    ['its type', { 'work/projects/project.ts': `import type { X } from '../../sales/invoices/invoice.ts';` }],
    ['what is fetched later', { 'work/projects/project.ts': `const x = () => import('../../sales/invoices/invoice.ts');` }],
    ['what is passed on', { 'work/projects/project.ts': `export * from '../../sales/invoices/invoice.ts';` }],
    ['a wing of the platform', { 'platform/rest/list.ts': importing('../../customers/customers/customer.ts') }],
    ['items that import the rest of their wing', { 'stock/items/item.ts': importing('../moves/move.ts') }],
    ['a neighbour in the same line', { 'customers/customers/customer.ts': importing('../../stock/items/item.ts') }],
    ['samples that import the business', { 'samples/chat/chat.ts': importing('../../customers/customers/customer.ts') }],
    ['the business that imports samples', { 'sales/invoices/invoice.ts': importing('../../samples/shop/shop.ts') }],
    ['what puts the wings together', { 'sales/invoices/invoice.ts': importing('../../app.module.ts') }],
  ])('refuse %s', (_what, files) => {
    expect(problems(files)).toHaveLength(1);
  });

  it('refuse modules that import each other, and show the cycle', () => {
    const found = problems({
      'sales/invoices/invoice.ts': importing('../payments/payment.ts'),
      'sales/payments/payment.ts': importing('../write-offs/write-off.ts'),
      'sales/write-offs/write-off.ts': importing('../invoices/invoice.ts'),
    });
    expect(found).toEqual([expect.stringContaining('sales/invoices → sales/payments → sales/write-offs → sales/invoices')]);
  });

  it('allow earlier wings, items before the stock, the configuration, and everything above the wings', () => {
    const files = {
      'app.module.ts': importing('./sales/invoices/invoice.ts', './samples/chat/chat.ts'),
      'demo/load.ts': importing('../sales/invoices/invoice.ts'),
      'stock/moves/move.ts': importing('../items/item.ts', '../../documents/lines.ts'),
      'work/projects/project.ts': importing('../../stock/items/item.ts', '../../customers/customers/customer.ts'),
      'sales/invoices/invoice.ts': importing('../../work/projects/project.ts', '../../config.ts', '@kontor/domain'),
      'samples/chat/chat.ts': importing('../../people/users/user.ts', '../sets/set.ts'),
    };
    expect(problems(files)).toEqual([]);
  });
});
