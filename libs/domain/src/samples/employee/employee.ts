import { hasText } from '../sample/query.ts';

/** A row of the sample data table. Field names, and age and salary as texts, are those of the sample calls. */
export class EmployeeRecord {
  id: number;
  avatar: string;
  full_name: string;
  post: string;
  email: string;
  city: string;
  /** `MM/DD/YYYY`. */
  start_date: string;
  /** Such as `$23896.35`. */
  salary: string;
  age: string;
  /** Such as `3 Years`. */
  experience: string;
  /** 1 to 5. */
  status: number;
}
/** The page of employees is named `invoices`, as in the sample call. */
export class EmployeePage {
  allData: EmployeeRecord[];
  invoices: EmployeeRecord[];
  /** Number of employees that match the search, on all pages. */
  total: number;
}

export const employeesPerPage = 10;
/** The fields that the search covers. */
const searchedOfEmployee = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const;

export const isEmployeeFound = (employee: EmployeeRecord, q = ''): boolean =>
  hasText(q, ...searchedOfEmployee.map((field) => employee[field]));
