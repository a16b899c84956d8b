import type { TimeWeekRecord } from '@kontor/domain';
import { may } from '../../../platform/api/ability.ts';
import { myId } from '../../../platform/api/session/myId.ts';

/** Nobody decides about their own week but the only Admin. Where a rule asks for more than the record says, the server answers. */
export const mayDecide = ({ userId }: Pick<TimeWeekRecord, 'userId'>, verb: 'approve' | 'reopen' = 'approve'): boolean =>
  may(verb, 'TimeWeek') && (userId !== myId() || may('reopen', 'TimeWeek'));
