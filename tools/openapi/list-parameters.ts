// What `filter`, `sort` and `range` of each list can hold, in words and examples.
import { pageSize, type ColumnKind, type ListDescription } from '@kontor/domain';

type Parameter = Record<string, unknown>;

const kinds: Record<ColumnKind, string> = {
  text: 'text',
  whole: 'whole number',
  number: 'number',
  flag: 'true or false',
  date: 'date',
  moment: 'moment',
};

/** Completes a parameter of a list by the fields of that list. */
export function ofList(parameter: Parameter, list: ListDescription): Parameter {
  const text = texts[String(parameter['name'])];
  return text ? { ...parameter, ...text(list) } : parameter;
}

const texts: Record<string, (list: ListDescription) => Parameter> = {
  filter: (list) => ({
    description: [
      'A JSON object of conditions, all of which a row meets. A field alone means equal to its value, or to one of an array of values; null means empty.',
      'Endings compare otherwise: `_neq`, `_gt`, `_gte`, `_lt`, `_lte`, `_q` (has the words of a text), `_eq_any` (one of an array) and `_neq_any`.',
      list.search.length ? `\`q\` searches ${list.search.map(code).join(', ')} for words, whatever their case and accents.` : '',
      `Fields: ${fieldsText(list.fields)}.`,
      Object.keys(list.questions).length ? `Only to filter by: ${fieldsText(list.questions)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    example: JSON.stringify(filterExample(list)),
  }),
  sort: ({ fields, sort, sortFields }) => ({
    description: `A JSON array of one field and ASC or DESC; rows that are equal in it follow by id. Without it: \`${JSON.stringify(sort)}\`. Fields: ${(sortFields ?? Object.keys(fields)).map(code).join(', ')}.`,
    example: JSON.stringify(sort),
  }),
  range: () => ({
    description: `A JSON array of the first and the last row, counted from 0. Without it the first ${pageSize.usual} rows; at most ${pageSize.most} at a time. \`Content-Range\` of the answer says which rows these are, and the number of all: \`0-24/319\`.`,
    example: `[0,${pageSize.usual - 1}]`,
  }),
};

const code = (name: string): string => `\`${name}\``;
const fieldsText = (fields: Record<string, ColumnKind>): string =>
  Object.entries(fields)
    .map(([name, kind]) => `${code(name)} (${kinds[kind]})`)
    .join(', ');

/** A condition by the first field that is a day, a moment or an amount, or else by the ids. */
function filterExample({ fields, search }: ListDescription): object {
  const kindOf: Partial<Record<ColumnKind, unknown>> = { date: '2026-01-31', moment: '2026-01-31T12:00:00Z', number: 100 };
  const [name, kind] = Object.entries(fields).find(([, one]) => one in kindOf) ?? [];
  const compared = name && kind ? { [`${name}_gte`]: kindOf[kind] } : { id: [1, 2, 3] };
  return search.length ? { ...compared, q: 'acme' } : compared;
}
