import { sql } from 'kysely';

/** SQL of the sum of a project's change orders: `project` is its id. */
export const sumOfChangeOrders = (project: string) =>
  sql<number>`coalesce((select sum(o.amount) from change_order o where o.project_id = ${sql.ref(project)}), 0)`;

/** SQL of the price that the customer has agreed to, the base price with its change orders; null without a base price. */
export const agreedPrice = (project: string) =>
  sql<number | null>`(${sql.ref(`${project}.budget_amount`)} + ${sumOfChangeOrders(`${project}.id`)})`;
