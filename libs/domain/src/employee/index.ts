export * from './employee.ts';
