import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertCharges,
  assertDueDate,
  assertOnlyTexts,
  assertServicePeriods,
  retainerInvoiceColumns,
  type DocumentTaxRecord,
  type DraftLine,
  type RetainerInvoiceInput,
} from '@kontor/domain';
import { basisOf } from '../../documents/basis.ts';
import { changeParts, unlessSame } from '../../documents/write-parts.ts';
import { clock } from '../../platform/context/clock.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { RetainerInvoiceLine } from './retainer-invoice-line.entity.ts';
import { RetainerInvoiceTax } from './retainer-invoice-tax.entity.ts';
import { RetainerInvoice } from './retainer-invoice.entity.ts';

type Draft = {
  head: Omit<RequiredEntityData<RetainerInvoice>, 'lines' | 'taxes'>;
  lines: DraftLine[];
  taxes: DocumentTaxRecord[];
};

/** Creates a draft from the input and computes all amounts. */
export async function createRetainer(em: EntityManager, input: RetainerInvoiceInput): Promise<RetainerInvoice> {
  const { head, lines, taxes } = await checked(em, input);
  const retainer = await createOne(em, RetainerInvoice, input, head);
  changeLines(em, retainer, lines);
  changeTaxes(em, retainer, taxes);
  return retainer;
}

/** Replaces a draft that is loaded with its parts. */
export async function changeRetainer(em: EntityManager, id: number, version: number, input: RetainerInvoiceInput): Promise<void> {
  let parts: Pick<Draft, 'lines' | 'taxes'> | undefined;
  const columns = async (before: RetainerInvoice): Promise<object> => {
    const { head, ...rest } = await checked(em, input, before);
    parts = rest;
    return head;
  };
  const retainer = await changeOne(em, RetainerInvoice, { id, version, input, columns });
  // Raises the version even if only lines changed, because they are part of the retainer invoice.
  retainer.updatedAt = clock.now();
  changeLines(em, retainer, parts?.lines ?? []);
  changeTaxes(em, retainer, parts?.taxes ?? []);
}

/** Checks the input against every rule and returns the columns of a draft and its parts. `before` is the draft to change. */
async function checked(em: EntityManager, input: RetainerInvoiceInput, before?: RetainerInvoice): Promise<Draft> {
  assertDueDate(input);
  assertOnlyTexts(input.lines);
  assertServicePeriods(input.lines);
  assertCharges(input.charges ?? []);
  const basis = await basisOf(em, input, 'invoiceDate', 'retainerInvoice', before);
  const { lines, taxes, ...head } = retainerInvoiceColumns(input, basis, await advancesCarryTax(em));
  return { head: { ...head, ...basis.series, charges: unlessSame(before?.charges, head.charges) }, lines, taxes };
}

/** The firm chooses whether its advances carry tax. */
async function advancesCarryTax(em: EntityManager): Promise<boolean> {
  const { rows } = await sql<{ carryTax: boolean }>`select retainers_carry_tax as "carryTax" from organisation`.execute(
    em.getKysely(),
  );
  return rows[0]?.carryTax ?? false;
}

const changeLines = (em: EntityManager, retainer: RetainerInvoice, lines: DraftLine[]): void =>
  changeParts(retainer.lines, lines, ({ sources: _, ...columns }, known) => {
    if (known) em.assign(known, columns);
    else em.create(RetainerInvoiceLine, { ...columns, retainerInvoice: retainer });
  });

const changeTaxes = (em: EntityManager, retainer: RetainerInvoice, taxes: DocumentTaxRecord[]): void =>
  changeParts(retainer.taxes, taxes, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(RetainerInvoiceTax, { ...columns, retainerInvoice: retainer });
  });
