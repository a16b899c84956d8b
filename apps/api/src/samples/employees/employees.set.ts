import { sampleEmployees } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { Employee } from './employee.entity.ts';

export const employeeSet: SampleDefinition = {
  name: 'employee',
  personal: false,
  tables: ['employee'],
  nextId: sampleEmployees.length + 1,
  load: (em) => {
    for (const employee of sampleEmployees) em.create(Employee, employee);
  },
};
