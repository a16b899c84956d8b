import { employeesPerPage, isEmployeeFound, sliceIn, sliceOf, textIn } from '@kontor/domain';
import { sampleEmployees } from '../samples/employees.ts';
import { ok, type BackendModule } from './frame.ts';

export const employeeCalls: BackendModule = () => ({
  'GET /api/datatables/initial-data': () => ok(sampleEmployees),
  'GET /api/datatables/data': ({ query }) => {
    const q = textIn(query, 'q');
    const found = sampleEmployees.filter((employee) => isEmployeeFound(employee, q));
    return ok({ allData: sampleEmployees, invoices: sliceOf(found, sliceIn(query, employeesPerPage)), total: found.length });
  },
});
