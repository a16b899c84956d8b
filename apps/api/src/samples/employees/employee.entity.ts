import { defineEntity, p } from '@mikro-orm/core';

/** A row of the sample data table: shared by all, never changed, and no real employee. */
const schema = defineEntity({
  name: 'Employee',
  tableName: 'employee',
  properties: {
    id: p.integer().primary().autoincrement(false),
    avatar: p.string().length(300),
    full_name: p.string().length(100),
    post: p.string().length(100),
    email: p.string().length(200),
    city: p.string().length(100),
    start_date: p.string().length(10),
    salary: p.string().length(20),
    age: p.string().length(3),
    experience: p.string().length(20),
    status: p.integer(),
  },
});
export class Employee extends schema.class {}
schema.setClass(Employee);
