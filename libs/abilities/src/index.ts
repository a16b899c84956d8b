export * from './ability.ts';
export * from './default-roles.ts';
export * from './subjects.ts';
export * from './verbs.ts';
