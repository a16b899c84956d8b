import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';

/** Says whether this person may pay bills: without the amounts nobody knows what is left to pay. */
export const mayPayBills = (): boolean => may('recordPayment', 'Bill') && maySee('Bill', 'balance');
