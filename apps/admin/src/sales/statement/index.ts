import { accountWords } from '../../documents/statement/index.ts';
import { customerPage } from '../../customers/customers/customerPage.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { lateInterestWords } from '../lateInterest/index.ts';
import { part } from '../../platform/page/page.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const statementWords = defineWords(() => import('./messages.ts'));

customerPage.tabs.add({
  key: 'statement',
  resource: 'invoices',
  names: { en: 'Statement', lt: 'Kliento išrašas', no: 'Kontoutskrift' },
  isFor: () => may('list', 'Invoice') && may('list', 'Payment') && maySee('Invoice', 'total') && maySee('Payment', 'amount'),
  content: part(
    () => import('./CustomerStatement.tsx').then((m) => m.CustomerStatement),
    [accountWords, statementWords, lateInterestWords],
  ),
});
