import { periodOf, periodPresets, timelineScales, timelineSpan, weekDates } from '@kontor/domain';

export type Parameter = { name: string; in: string; required?: boolean; schema?: { enum?: unknown[] } };
export type Query = Record<string, string>;
export type Known = {
  today: string;
  /** The person whose answers are recorded. */
  personId: number;
  /** The ids of the records of a list; empty for an unknown list. */
  idsOf: (list: string) => number[];
};

/** What a screen asks that has periods of its own, instead of those of the picker. */
export const ownQuestions: Readonly<Record<string, (today: string) => Query[]>> = {
  '/api/v1/project-timeline': (today) => timelineScales.map((scale) => ({ ...timelineSpan(scale, today), scope: 'open' })),
};

const listParameters = ['sort', 'range', 'filter'];

/**
 * The queries that screens send with a call, derived from its parameters: the periods of the period picker, days of this week and ends of
 * those periods, each choice, the person's own figures, and for a parameter with an id each record. All other queries are left out and
 * refused, rather than answered wrongly.
 */
export function questionsOf(parameters: readonly Parameter[], known: Known): Query[] {
  const asked = parameters.filter((one) => one.in === 'query' && !listParameters.includes(one.name));
  const isPeriod = ['from', 'to'].every((end) => asked.some(({ name }) => name === end));
  const periods: Query[] = periodPresets.map((preset) => periodOf(preset, known.today));
  const single = isPeriod ? asked.filter(({ name }) => name !== 'from' && name !== 'to') : asked;
  const choices = single.map((parameter) => [...(parameter.required ? [] : [{}]), ...valuesOf(parameter, known)]);
  const questions = product(isPeriod ? [periods, ...choices] : choices);
  const isReport = isPeriod || single.some(({ schema }) => schema?.enum);
  const records = single.filter(({ name, required }) => !isReport && !required && name !== 'userId');
  return [...questions, ...records.flatMap((parameter) => idsIn(parameter, known))];
}

function valuesOf(parameter: Parameter, known: Known): Query[] {
  const { name, required, schema } = parameter;
  if (schema?.enum) return schema.enum.map((value) => ({ [name]: String(value) }));
  if (name === 'userId') return [{ userId: String(known.personId) }];
  if (/^(date|day|on|from|to|until|asOf)$/.test(name)) return days(known.today).map((day) => ({ [name]: day }));
  return required ? idsIn(parameter, known) : [];
}

const days = (today: string): string[] => [
  ...new Set([...weekDates(today), ...periodPresets.flatMap((preset) => Object.values(periodOf(preset, today)))]),
];

/** Example: for `customerId` one query for each record of the list `customers`. */
function idsIn({ name }: Parameter, { idsOf }: Known): Query[] {
  const list = `${name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`;
  return name.endsWith('Id') ? idsOf(list).map((id) => ({ [name]: String(id) })) : [];
}

const product = (lists: Query[][]): Query[] =>
  lists.reduce<Query[]>((all, list) => all.flatMap((one) => list.map((other) => ({ ...one, ...other }))), [{}]);
