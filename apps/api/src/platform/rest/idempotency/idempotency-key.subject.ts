import { defineSubject } from '../../subjects/subject.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

export const idempotencyKeySubject = defineSubject({
  entity: IdempotencyKey,
  history: 'none',
  exported: false,
});
