import { may } from '../../platform/api/ability.ts';
import { myId } from '../../platform/api/session/myId.ts';

/** Nobody has the id 0 or manages nobody, so this asks for the right to everybody's hours. */
export const mayForAll = (action: string): boolean => may(action, 'TimeEntry', { userId: 0, managerIds: [] });

/** Does the person perhaps read hours of others: of all, or of those they manage? Whom that is, only the server knows. */
export const mayReadOthers = (): boolean => may('list', 'TimeEntry', { userId: 0 });

export const isOfOthers = (rows: readonly { userId: number }[]): boolean => rows.some(({ userId }) => userId !== myId());
