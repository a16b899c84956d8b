import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';

/** The same decision as in the API: recording a payment needs the right to see what is outstanding, and the payment itself. */
export const mayRecordPayments = (): boolean =>
  may('recordPayment', 'Invoice') && may('list', 'Payment') && maySee('Invoice', 'balance');
