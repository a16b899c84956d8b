import { defineSubject } from '../../platform/subjects/subject.ts';
import { ChangeOrder } from '../projects/change-order.entity.ts';

export const changeOrderSubject = defineSubject({ entity: ChangeOrder, toldWith: { whole: 'Project', key: 'projectId' } });
