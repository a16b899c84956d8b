import { fieldGroups, type Subject } from '@kontor/abilities';
import { nameOf, operations, resolved, type Schema } from '../operations.ts';
import { known, open, samplePrices, toldBy } from './decided.ts';

/** The right needed to see a value. */
export type Right = readonly [subject: Subject, field: string];

const subjectOf = (schema: string): Subject => schema.replace(/(Record|Detail)$/, '') as Subject;

/** The fields of a subject that a role can be denied as amounts: what it sells for, and what it costs. */
export const amountFieldsOf = (subject: Subject): readonly string[] => [
  ...(fieldGroups.money[subject] ?? []),
  ...(fieldGroups.cost[subject] ?? []),
];

/** The rights to a money field of an answer: those of the money group, and of sums over it. */
export function rightsOf(schema: string, field: string): readonly Right[] | undefined {
  const subject = subjectOf(schema);
  if (amountFieldsOf(subject).includes(field)) return [[subject, field]];
  return toldBy[`${schema}.${field}`];
}

export type Found = { place: string; rights: readonly Right[] };

/** Every money field in an answer, and every field that its schema does not describe. */
export function moneyIn(value: unknown, schema: Schema, within = ''): { money: Found[]; undescribed: string[] } {
  if (value === null || value === undefined) return { money: [], undescribed: [] };
  if (schema.$ref) return moneyIn(value, resolved(schema), nameOf(schema));
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length) {
    const each = choices.map((one) => moneyIn(value, one, within)).sort((a, b) => a.undescribed.length - b.undescribed.length);
    return each[0] ?? { money: [], undescribed: [] };
  }
  if (Array.isArray(value)) return merged(value.map((one) => moneyIn(one, schema.items ?? {}, within)));
  if (typeof value !== 'object' || open.has(within)) return { money: [], undescribed: [] };
  return merged(
    Object.entries(value).map(([field, inner]) => {
      const place = `${within}.${field}`;
      const definition = schema.properties?.[field];
      const rights = rightsOf(within, field);
      if (rights) return { money: inner === null ? [] : [{ place, rights }], undescribed: [] };
      if (open.has(place)) return { money: [], undescribed: [] };
      if (definition) return moneyIn(inner, definition, within);
      return { money: [], undescribed: schema.additionalProperties ? [] : [place] };
    }),
  );
}
const merged = (all: ReturnType<typeof moneyIn>[]): ReturnType<typeof moneyIn> => ({
  money: all.flatMap(({ money }) => money),
  undescribed: all.flatMap(({ undescribed }) => undescribed),
});

/** Does an answer of this shape have a place for money? */
export function tellsMoney(schema: Schema, within = new Set<Schema>()): boolean {
  const own = resolved(schema);
  if (within.has(own)) return false;
  within.add(own);
  const parts = [...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.items ? [own.items] : [])];
  const fields = Object.entries(own.properties ?? {});
  return (
    parts.some((one) => tellsMoney(one, within)) ||
    fields.some(([field, inner]) => rightsOf(nameOf(schema) ?? '', field) !== undefined || tellsMoney(inner, within))
  );
}

const has = ({ type, anyOf, oneOf }: Schema, names: string[]): boolean =>
  [type].flat().some((one) => one !== undefined && names.includes(one)) ||
  [...(anyOf ?? []), ...(oneOf ?? [])].some((one) => has(one, names));
const isNumber = (schema: Schema): boolean => has(schema, ['number', 'integer']);
const isChosen = (schema: Schema): boolean => Boolean(schema.enum) || [...(schema.anyOf ?? [])].some(isChosen);
/** The schema allows anything here, so a number or a text with one. */
const isOpen = (schema: Schema): boolean =>
  !schema.$ref && ![schema.type, schema.anyOf, schema.oneOf, schema.properties].some(Boolean) && !schema.items;
const isMap = (schema: Schema): boolean =>
  Boolean(schema.additionalProperties) || (schema.type === 'object' && !schema.properties);

/** Names that mark numbers as not money: they name a unit. */
const plainName =
  /^(id|version|position|minutes|count|year|row|size|statusCode)$|(Id|Minutes|Count|Days|Length|StartMonth|Seconds|Version)$/;
/** Names of texts that could be amounts. */
const moneyName =
  /amount|price|rate|cost|total|balance|paid|budget|salary|revenue|spent|fee|credit|debit|debt|owed|discount|income|profit|sum$/i;

/** All fields of answers that could be money: `Schema.field`. Fields inside a money object are left out. */
function candidates(): Set<string> {
  const found = new Set<string>();
  const visited = new Set<Schema>();
  const visit = (schema: Schema, within: string): void => {
    const name = nameOf(schema);
    const own = resolved(schema);
    if (visited.has(own)) return;
    visited.add(own);
    const parts = [...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.items ? [own.items] : [])];
    for (const one of parts) visit(one, name ?? within);
    if (name && isMap(own)) found.add(name);
    for (const [field, definition] of Object.entries(own.properties ?? {})) {
      const place = `${name ?? within}.${field}`;
      if (rightsOf(name ?? within, field)) continue;
      const isText = has(definition, ['string']) && !isChosen(definition) && moneyName.test(field) && !field.endsWith('At');
      if ((isNumber(definition) && !plainName.test(field)) || isText || isOpen(definition) || isMap(definition)) found.add(place);
      visit(definition, name ?? within);
    }
  };
  for (const { answer } of operations) if (answer) visit(answer, '');
  return found;
}

const decided = new Set([...known, ...open, ...samplePrices]);
/** Fields without a decision, and decisions about fields that no longer exist. */
export const undecided = (): string[] => [...candidates()].filter((place) => !decided.has(place)).sort();
export const outdated = (): string[] => {
  const all = candidates();
  return [...decided].filter((place) => !all.has(place)).sort();
};

/** Fields of the money group that no schema has: a renamed one would be unprotected. */
export function unknownToSchemas(): string[] {
  const names = new Set<string>();
  const visited = new Set<Schema>();
  const visit = (schema: Schema): void => {
    const own = resolved(schema);
    if (visited.has(own)) return;
    visited.add(own);
    for (const one of [...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.items ? [own.items] : [])]) visit(one);
    for (const [field, definition] of Object.entries(own.properties ?? {})) {
      names.add(`${subjectOf(nameOf(schema) ?? '')}.${field}`);
      visit(definition);
    }
  };
  for (const { answer } of operations) if (answer) visit(answer);
  return [...Object.entries(fieldGroups.money), ...Object.entries(fieldGroups.cost)]
    .flatMap(([subject, fields]) => fields.map((field) => `${subject}.${field}`))
    .filter((name) => !names.has(name));
}
