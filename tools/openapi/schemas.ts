// The schemas of the document: shapes and sentences from the TypeScript types, bounds from the rules of class-validator.
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { createGenerator } from 'ts-json-schema-generator';

export type Schema = {
  [key: string]: unknown;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  $ref?: string;
  items?: Schema;
};

const prefix = '#/components/schemas/';

/** The named types with everything that they refer to. */
export function schemasOf(names: string[], path: string, tsconfig: string): Record<string, Schema> {
  const generator = createGenerator({
    path,
    tsconfig,
    skipTypeCheck: true,
    expose: 'export',
    topRef: true,
    additionalProperties: false,
    encodeRefs: false,
    jsDoc: 'basic',
  });
  const found: Record<string, Schema> = {};
  for (const name of names) Object.assign(found, (generator.createSchema(name).definitions ?? {}) as Record<string, Schema>);
  const bounds = validationMetadatasToSchemas({
    classValidatorMetadataStorage: getMetadataStorage(),
    refPointerPrefix: prefix,
  }) as Record<string, Schema>;
  for (const [name, schema] of Object.entries(found)) {
    rename(schema);
    if (bounds[name]) addBounds(schema, bounds[name]);
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function rename(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  const node = value as Record<string, unknown>;
  if (typeof node['$ref'] === 'string') node['$ref'] = node['$ref'].replace('#/definitions/', prefix);
  Object.values(node).forEach(rename);
}

const kept = ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'format', 'maxItems', 'uniqueItems'];

function addBounds(schema: Schema, bounds: Schema): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const rules = bounds.properties?.[name];
    if (!rules) continue;
    for (const key of kept) {
      // The message of a rule has no place here, and control characters are refused everywhere.
      if (key in rules && !(key === 'pattern' && String(rules[key]).includes('\\u0000'))) property[key] = rules[key];
    }
  }
}
