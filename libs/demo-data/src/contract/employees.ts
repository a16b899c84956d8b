import { expect } from '@jest/globals';
import type { EmployeePage, EmployeeRecord } from '@kontor/domain';
import type { Row, Step } from './contract.ts';

const employee = {
  id: expect.any(Number),
  avatar: expect.any(String),
  full_name: expect.any(String),
  post: expect.any(String),
  email: expect.stringMatching(/^[a-z0-9.-]+@[a-z.]+$/),
  city: expect.any(String),
  start_date: expect.stringMatching(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/),
  salary: expect.stringMatching(/^\$\d+\.\d\d$/),
  age: expect.stringMatching(/^\d\d$/),
  experience: expect.stringMatching(/^\d+ Years$/),
  status: expect.any(Number),
};
const page = (query: string, check: (answer: EmployeePage) => void): Step => ({
  call: `GET /api/datatables/data${query}`,
  check,
});
const searched = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const;

/** Checks that `q` finds exactly the rows that contain it in a searched field. */
const finds = (q: string): Step =>
  page(`?q=${encodeURIComponent(q)}&perPage=100`, ({ invoices, allData, total }) => {
    const fits = (one: EmployeeRecord): boolean => searched.some((field) => one[field].toLowerCase().includes(q.toLowerCase()));
    expect(invoices).toEqual(allData.filter(fits));
    expect([total, total > 0]).toEqual([invoices.length, true]);
  });

export const employeeContract: Row[] = [
  {
    name: 'a hundred employees in the order of their ids',
    steps: [
      {
        call: 'GET /api/datatables/initial-data',
        check(all: EmployeeRecord[]) {
          expect(all).toEqual(Array<unknown>(100).fill(employee));
          expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
          expect([1, 2, 3, 4, 5].map((status) => all.filter((one) => one.status === status).length)).toEqual([
            23, 19, 18, 23, 17,
          ]);
        },
      },
      { call: 'GET /api/datatables/initial-data', as: 'visitor', status: 401 },
    ],
  },
  {
    name: 'pages of ten, and all of them beside',
    steps: [
      page('', ({ allData, invoices, total }) => {
        expect([allData.length, total]).toEqual([100, 100]);
        expect(invoices).toEqual(allData.slice(0, 10));
      }),
      page('?perPage=25&page=4', ({ allData, invoices }) => expect(invoices).toEqual(allData.slice(75))),
      page('?page=11', ({ invoices, total }) => expect([invoices, total]).toEqual([[], 100])),
      page('?perPage=x&page=0', ({ invoices }) => expect(invoices).toHaveLength(10)),
    ],
  },
  {
    name: 'the search looks at six fields, in any case, and at no others',
    steps: [
      finds('PLUMBER'),
      finds('sample.example'),
      finds('ė'),
      finds('$1'),
      finds('/20'),
      finds('41'),
      page('?q=Years', ({ invoices, total, allData }) => expect([invoices, total, allData.length]).toEqual([[], 0, 100])),
      page('?q=Vilnius', ({ total }) => expect(total).toBe(0)),
      page('?q=%25', ({ total }) => expect(total).toBe(0)),
    ],
  },
];
