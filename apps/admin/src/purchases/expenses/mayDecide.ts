import type { ExpenseRecord } from '@kontor/domain';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { myId } from '../../platform/api/session/myId.ts';

/** Nobody has the id 0, so this asks for the right to everybody's expenses. */
export const mayForAll = (action: string): boolean => may(action, 'Expense', { userId: 0 });
/** Nobody decides about their own expense. Where a rule asks for more than the record says, the server answers. */
export const mayDecide = ({ userId }: Pick<ExpenseRecord, 'userId'>): boolean => may('approve', 'Expense') && userId !== myId();
/** Says whether this person may pay people back: without the amounts nobody knows how much. */
export const mayReimburse = (): boolean => may('reimburse', 'Expense') && maySee('Expense', 'baseAmount');
