import { managerConditions } from '../../people/users/manager-conditions.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { Absence } from './absence.entity.ts';

export const absenceSubject = defineSubject({ entity: Absence, page: 'absences', conditions: managerConditions });
