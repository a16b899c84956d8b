import { readFileSync } from 'node:fs';
import type { Subject, Verb } from '@kontor/abilities';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Content = Record<string, { schema?: Schema }>;
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema; example?: string };
type Described = {
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  'x-ability'?: { verb: Verb; subject: Subject };
  security: unknown[];
};
export type Operation = {
  /** As in `POST /api/v1/items`. */
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  needs: { verb: Verb; subject: Subject } | undefined;
  isOpen: boolean;
  isList: boolean;
  /** The parameters of the query. */
  query: Parameter[];
  /** The schema of what is sent: JSON, or a form. */
  takes: Schema | undefined;
  /** Every status that the document lists. */
  statuses: readonly number[];
  /** The schema of a success. */
  answer: Schema | undefined;
};

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** Every operation of the OpenAPI document. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters, requestBody, responses, security, ...rest }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method as Operation['method'],
    path,
    needs: rest['x-ability'],
    isOpen: security.length === 0,
    isList: parameters.some(({ name }) => name === 'range'),
    query: parameters.filter(({ in: place }) => place === 'query'),
    takes: Object.values(requestBody?.content ?? {})[0]?.schema,
    statuses: Object.keys(responses).map(Number),
    answer: Object.entries(responses).find(([status]) => status < '300')?.[1].content?.['application/json']?.schema,
  })),
);

/** Answers with a status that the document does not list for the operation, each once: `GET /api/v1/items: 415`. */
export function unlisted(answered: Iterable<readonly [operation: string, status: number]>): string[] {
  const listed = new Map(operations.map(({ name, statuses }) => [name, statuses]));
  const missing = [...answered].filter(([operation, status]) => !listed.get(operation)?.includes(status));
  return [...new Set(missing.map(([operation, status]) => `${operation}: ${status}`))].sort();
}

export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.replace('#/components/schemas/', '');
/** The schema that a reference stands for. */
export const resolved = (schema: Schema): Schema => document.components.schemas[nameOf(schema) ?? ''] ?? schema;
