import { defineSubject } from '../../platform/subjects/subject.ts';
import { AccessPoint } from './access-point.entity.ts';

export const accessPointSubject = defineSubject({ entity: AccessPoint, secret: ['token', 'newsSecret'] });
