import { defineEntity, p } from '@mikro-orm/core';
import { taxColumns } from '../../documents/columns.ts';
import { CreditNote } from './credit-note.entity.ts';

const schema = defineEntity({
  name: 'CreditNoteTax',
  tableName: 'credit_note_tax',
  properties: { ...taxColumns, creditNote: () => p.manyToOne(CreditNote).deleteRule('cascade').index() },
});
export class CreditNoteTax extends schema.class {}
schema.setClass(CreditNoteTax);
