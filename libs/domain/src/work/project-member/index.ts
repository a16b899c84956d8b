export * from './project-member.input.ts';
export * from './project-member.ts';
