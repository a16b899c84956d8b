// The schemas of the document: types and comments from TypeScript, limits from class-validator.
import { resolve } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { createGenerator, createProgram, DEFAULT_CONFIG } from 'ts-json-schema-generator';

export type Schema = {
  [key: string]: unknown;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  $ref?: string;
  items?: Schema;
  anyOf?: Schema[];
};

const prefix = '#/components/schemas/';
export const refTo = (name: string): Schema => ({ $ref: `${prefix}${name}` });

/** The schemas of the named types, with all types that they refer to. */
export function schemasOf(names: string[], path: string, tsconfig: string): Record<string, Schema> {
  const config = {
    ...DEFAULT_CONFIG,
    path,
    // With a relative path, `extends` would be ignored and types of our own libraries not found.
    tsconfig: resolve(tsconfig),
    skipTypeCheck: true,
    expose: 'export',
    topRef: true,
    additionalProperties: false,
    encodeRefs: false,
    jsDoc: 'basic',
  } as const;
  const program = createProgram(config);
  const nodes = declarationsOf(names, program);
  const samples = new Set(declaredIn(program, '/samples/').map(({ name }) => name));
  const found = createGenerator({ ...config, tsProgram: program }).createSchemaFromNodes(nodes).definitions as Record<
    string,
    Schema
  >;
  const bounds = validationMetadatasToSchemas({
    classValidatorMetadataStorage: getMetadataStorage(),
    refPointerPrefix: prefix,
    additionalConverters: { isCalendarDate: { format: 'date' } },
  }) as Record<string, Schema>;
  for (const [name, schema] of Object.entries(found)) {
    rename(schema);
    if (!samples.has(name)) refine(schema);
    if (bounds[name]) {
      addBounds(schema, bounds[name]);
      askForDirection(schema);
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What `RateDirection` checks: an exchange rate says its direction, unless it is 1. */
function askForDirection(schema: Schema): void {
  const { exchangeRate, exchangeRateInverted } = schema.properties ?? {};
  if (!exchangeRate || !exchangeRateInverted) return;
  schema.anyOf = [
    { required: ['exchangeRateInverted'] },
    { properties: { exchangeRate: { enum: [1, ...(schema.required?.includes('exchangeRate') ? [] : [null])] } } },
  ];
}

type Program = ReturnType<typeof createProgram>;
type Declaration = ReturnType<Program['getSourceFiles']>[number]['statements'][number];
type Named = { name?: { text?: string }; modifiers?: Declaration[] };

/** Finds all declarations in one pass: the generator would read every source once per name. */
function declarationsOf(names: string[], program: Program): Declaration[] {
  const declared = declaredIn(program, '/src/').filter(({ name }) => names.includes(name));
  return names.map((name) => {
    const [found, other] = declared.filter((one) => one.name === name);
    if (!found || other) throw new Error(`There ${other ? 'are two types' : 'is no type'} ${name}`);
    return found.declaration;
  });
}

/** The exports of our sources in a folder of this name. */
function declaredIn(program: Program, folder: string): { name: string; declaration: Declaration }[] {
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes(folder) && !fileName.includes('/node_modules/'));
  return own.flatMap((source) =>
    [...source.statements].flatMap((declaration) => {
      const { name, modifiers } = declaration as Named;
      return name?.text && modifiers?.some((one) => one.getText(source) === 'export') ? [{ name: name.text, declaration }] : [];
    }),
  );
}

function rename(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  const node = value as Record<string, unknown>;
  if (typeof node['$ref'] === 'string') node['$ref'] = node['$ref'].replace('#/definitions/', prefix);
  Object.values(node).forEach(rename);
}

/**
 * Refines schemas by our naming rules (not those of the sample calls): `projectId` and `minutes` are whole numbers, a `dueDate`
 * is a day, `sentAt` a moment.
 */
function refine(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  const { properties } = value as Schema;
  for (const [name, property] of Object.entries(properties ?? {})) {
    if (isOf('number', property) && /^(id|version|minutes|.+(Id|Minutes|Count))$/.test(name)) {
      property.type = Array.isArray(property.type) ? ['integer', 'null'] : 'integer';
    }
    if (isOf('string', property) && /.(Date|At)$/.test(name)) property['format'] = name.endsWith('At') ? 'date-time' : 'date';
  }
  Object.values(value).forEach(refine);
}

const isOf = (type: string, { type: given, enum: choices }: Schema): boolean =>
  choices === undefined && [given].flat().every((one) => one === type || one === 'null');

const kept: Record<string, readonly string[]> = {
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  array: ['maxItems', 'uniqueItems'],
};

function addBounds(schema: Schema, bounds: Schema): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const rules = bounds.properties?.[name];
    if (!rules) continue;
    for (const key of [property.type ?? []].flat().flatMap((type) => kept[type] ?? [])) {
      // Messages of rules do not belong here, and control characters are refused everywhere.
      if (key in rules && !(key === 'pattern' && String(rules[key]).includes('\\u0000'))) property[key] = rules[key];
    }
  }
}
