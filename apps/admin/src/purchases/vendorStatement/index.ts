import { accountWords } from '../../documents/statement/index.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { vendorPage } from '../vendors/vendorPage.ts';

export const vendorStatementWords = defineWords(() => import('./messages.ts'));

/** The API refuses a statement to people who may not see one of its amounts. */
const seesAll = () =>
  ['Bill', 'VendorPayment', 'VendorCreditNote'].every((subject) => may('list', subject)) &&
  maySee('Bill', 'total') &&
  maySee('VendorPayment', 'amount') &&
  maySee('VendorCreditNote', 'total');

vendorPage.tabs.add({
  key: 'statement',
  resource: 'bills',
  names: { en: 'Statement', lt: 'Tiekėjo išrašas', no: 'Kontoutskrift' },
  isFor: seesAll,
  content: part(() => import('./VendorStatement.tsx').then((m) => m.VendorStatement), [accountWords, vendorStatementWords]),
});
