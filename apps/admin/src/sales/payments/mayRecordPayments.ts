import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';

/** As the API decides it: nobody books a payment who does not see what is open, or could not see the payment. */
export const mayRecordPayments = (): boolean =>
  may('recordPayment', 'Invoice') && may('list', 'Payment') && maySee('Invoice', 'balance');
