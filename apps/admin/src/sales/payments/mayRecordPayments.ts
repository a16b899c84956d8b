import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';

/** The API's rule: recording a payment needs the right to see the balance, and payments. */
export const mayRecordPayments = (): boolean =>
  may('recordPayment', 'Invoice') && may('list', 'Payment') && maySee('Invoice', 'balance');
