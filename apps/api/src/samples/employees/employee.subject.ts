import { defineSubject } from '../../platform/subjects/subject.ts';
import { Employee } from './employee.entity.ts';

export const employeeSubject = defineSubject({
  entity: Employee,
  history: 'none',
});
