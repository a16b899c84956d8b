import { readFileSync } from 'node:fs';
import { fieldGroups, type Subject } from '@kontor/abilities';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Operation = {
  parameters: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Numbers that are no money, by how they are called: they say their unit. */
const plainName =
  /^(id|version|position|minutes|count|year|row|size|statusCode)$|(Id|Minutes|Count|Days|Length|Month|Seconds|Version)$/;
/** And those whose names could be anything. */
export const plain = new Set([
  'AccountRecord.recoveryCodesLeft',
  'Dashboard.minutesThisWeek',
  'Dashboard.teamMinutesThisWeek',
  'InvoiceCounts.all',
  'InvoiceCounts.draft',
  'InvoiceCounts.overdue',
  'InvoiceCounts.paid',
  'InvoiceCounts.sent',
  'InvoiceCounts.void',
  'InvoiceDetail.exchangeRate',
  'InvoiceRecord.exchangeRate',
  'NotificationCount.unread',
  'NumberSeriesRecord.nextNumber',
  'TaxRateRecord.percent',
]);
/** Parts of what is hidden as a whole, or left out by the service itself. */
export const parts = new Set([
  'AgedReceivable.amount',
  'Dashboard.balance',
  'Dashboard.days',
  'Dashboard.invoiced',
  'Dashboard.received',
  'Dashboard.unbilledAmount',
  'DashboardFigure.previous',
  'DashboardFigure.value',
  'InvoiceLineRecord.discount',
  'InvoiceLineRecord.discountPercent',
  'InvoiceLineRecord.net',
  'InvoiceLineRecord.quantity',
  'InvoiceLineRecord.taxPercent',
  'InvoiceLineRecord.unitPrice',
  'InvoiceTaxRecord.amount',
  'InvoiceTaxRecord.base',
  'InvoiceTaxRecord.percent',
  'PaymentAllocationRecord.amount',
  'Repricing.newAmount',
  'Repricing.oldAmount',
  'UnbilledProject.amount',
]);

const subjectOf = (schema: string): Subject => schema.replace(/(Record|Detail)$/, '') as Subject;
const isGrouped = (schema: string, field: string): boolean => fieldGroups.money[subjectOf(schema)]?.includes(field) ?? false;

const isNumber = ({ type, anyOf, oneOf }: Schema): boolean =>
  [type].flat().some((one) => one === 'number' || one === 'integer') || [...(anyOf ?? []), ...(oneOf ?? [])].some(isNumber);

/** Is this a field that a role without money must not see? Whatever nobody has called something else is money. */
export const isMoney = (schema: string, field: string, definition: Schema): boolean =>
  isGrouped(schema, field) || (isNumber(definition) && !plainName.test(field) && !plain.has(`${schema}.${field}`));

export type Found = { path: string; value: unknown };

/** Every money field of an answer that has a value. */
export function moneyIn(value: unknown, schema: Schema, within = '', path = ''): Found[] {
  if (value === null || value === undefined) return [];
  if (schema.$ref) {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return moneyIn(value, document.components.schemas[name] ?? {}, name, path);
  }
  if (Array.isArray(value))
    return value.flatMap((one, at) => (schema.items ? moneyIn(one, schema.items, within, `${path}[${at}]`) : []));
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length) return choices.flatMap((one) => moneyIn(value, one, within, path));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const definition = schema.properties?.[field];
    const at = `${path}.${field}`;
    if (inner === null || !definition || plain.has(`${within}.${field}`)) return [];
    return isMoney(within, field, definition)
      ? [{ path: `${within}: ${at}`, value: inner }]
      : moneyIn(inner, definition, within, at);
  });
}

export type Reading = { path: string; schema: Schema | undefined; isList: boolean };

/** Every operation of the firm's own API that reads. The sample calls beside it hold no money of the firm. */
export const readings: Reading[] = Object.entries(document.paths).flatMap(([path, { get }]) => {
  if (!get || !path.startsWith('/api/v1/') || path === '/api/v1/events') return [];
  const schema = get.responses['200']?.content?.['application/json']?.schema;
  return [{ path, schema, isList: get.parameters.some(({ name }) => name === 'range') }];
});

/** All numbers that the readings can answer with, as `Schema.field`. */
export function numbersOf(all: readonly Reading[]): { name: string; schema: string; field: string; definition: Schema }[] {
  const seen = new Map<string, { name: string; schema: string; field: string; definition: Schema }>();
  const visited = new Set<string>();
  const visit = (schema: Schema, within: string): void => {
    if (schema.$ref) {
      const name = schema.$ref.replace('#/components/schemas/', '');
      if (visited.has(name)) return;
      visited.add(name);
      return visit(document.components.schemas[name] ?? {}, name);
    }
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])])
      visit(one, within);
    for (const [field, definition] of Object.entries(schema.properties ?? {})) {
      if (isNumber(definition)) seen.set(`${within}.${field}`, { name: `${within}.${field}`, schema: within, field, definition });
      visit(definition, within);
    }
  };
  for (const { schema } of all) if (schema) visit(schema, '');
  return [...seen.values()];
}

/** Numbers that nobody has decided about: neither in the money group nor plain nor a part of what is hidden. */
export const undecided = (): string[] =>
  numbersOf(readings)
    .filter(
      ({ name, schema, field }) => !plainName.test(field) && !plain.has(name) && !parts.has(name) && !isGrouped(schema, field),
    )
    .map(({ name }) => name)
    .sort();
