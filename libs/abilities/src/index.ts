export * from './ability.ts';
export * from './default-roles.ts';
export * from './field-groups.ts';
export * from './grant.ts';
export * from './rights.ts';
export * from './subjects.ts';
export * from './token-rights.ts';
export * from './webhook-events.ts';
