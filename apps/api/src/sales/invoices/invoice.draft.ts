import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertCharges,
  assertCostConfirmed,
  assertDueDate,
  assertKeepsAdvances,
  assertKeepsHours,
  assertNothingShared,
  assertNotOverpaid,
  assertServicePeriods,
  draftColumns,
  linesBelowCost,
  subtract,
  type DocumentLineInput,
  type Exchange,
  type DraftLine,
  type InvoiceInput,
  type DocumentTaxRecord,
  type LineBelowCost,
  type SourceRecord,
} from '@kontor/domain';
import { insertRows } from '../../platform/rest/insert-rows.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { clock } from '../../platform/context/clock.ts';
import { actor } from '../../platform/context/actor.ts';
import { changeParts, unlessSame } from '../../documents/write-parts.ts';
import { basisOf, type DraftBasis } from '../../documents/basis.ts';
import { InvoiceLine } from './invoice-line.entity.ts';
import { InvoiceSource, linkTo, sourceOf } from './invoice-source.entity.ts';
import { claimMilestones } from './claim-milestones.ts';
import { claimCosts } from './costs/claim-costs.ts';
import { advanceLinesOf, drawnMinutesOf, lineOfAdvance, type AdvanceLine } from './advances.ts';
import { claimHours } from './invoice.sources.ts';
import { InvoiceTax } from './invoice-tax.entity.ts';
import { Invoice } from './invoice.entity.ts';

/** Creates a draft from the input and computes all amounts. `correctedInvoiceId` is the invoice that it repeats after a credit. */
export async function createDraft(em: EntityManager, input: InvoiceInput, correctedInvoiceId?: number): Promise<Invoice> {
  const { head, lines, taxes } = await checked(em, input);
  const invoice = await createOne(em, Invoice, input, { ...head, correctedInvoiceId });
  await insertParts(em, invoice.id, lines, taxes);
  return invoice;
}

/** Replaces a draft that is loaded with its parts. */
export async function changeDraft(em: EntityManager, id: number, version: number, input: InvoiceInput): Promise<void> {
  let parts: Pick<Draft, 'lines' | 'taxes' | 'kept'> | undefined;
  const columns = async (before: Invoice): Promise<object> => {
    const { head, ...rest } = await checked(em, input, before);
    parts = rest;
    return head;
  };
  const invoice = await changeOne(em, Invoice, { id, version, input, columns });
  // Raises the version even if only lines changed, because they are part of the invoice.
  invoice.updatedAt = clock.now();
  changeLines(em, invoice, parts?.lines ?? [], parts?.kept ?? new Set());
  changeTaxes(em, invoice, parts?.taxes ?? []);
}

type Draft = {
  head: Omit<RequiredEntityData<Invoice>, 'lines' | 'taxes'>;
  lines: DraftLine[];
  taxes: DocumentTaxRecord[];
  kept: ReadonlySet<number>;
};

/** Checks the input against every rule and returns the columns of a draft and its parts. `before` is the draft to change. */
async function checked(em: EntityManager, given: InvoiceInput, before?: Invoice): Promise<Draft> {
  // What deducts an advance is not typed: it is added again as it was applied.
  const input = { ...given, lines: given.lines.filter(({ advanceOf }) => !advanceOf) };
  assertDueDate(input);
  assertServicePeriods(input.lines);
  assertCharges(input.charges ?? []);
  const basis = await basisOf(em, input, 'invoiceDate', 'invoice', before);
  const advances = before ? await advanceLinesOf(em, before.id) : [];
  const drawnMinutes = before ? await drawnMinutesOf(em, before.id) : 0;
  if (advances.length || drawnMinutes) assertNothingShared(input);
  const below = belowCost(input, basis);
  assertCostConfirmed(below, input.priceBelowCostConfirmed ?? false);
  const { lines, taxes, ...head } = draftColumns(...withAdvances(input, basis, advances));
  assertNotOverpaid(head);
  await claimHours(em, input, before?.id ?? null);
  await claimMilestones(em, input, before?.id ?? null);
  await claimCosts(em, input, { invoiceId: before?.id ?? null, rateOf: basis.rateOf });
  const advanced = before?.advanced ?? 0;
  if (before) assertKeepsAdvances({ ...before, hasDeductions: advances.length > 0 }, head);
  if (before && (advanced > 0 || advances.length)) {
    const own = new Set(advances.map(({ lineId }) => lineId));
    const drawn = { minutes: drawnMinutes, pricesIncludeTax: before.pricesIncludeTax };
    assertKeepsHours({ ...drawn, lines: (await before.lines.loadItems()).filter(({ id }) => !own.has(id)) }, input);
  }
  const balance = subtract(head.balance, advanced);
  const charges = unlessSame(before?.charges, head.charges);
  return {
    head: { ...head, balance, ...basis.series, charges, priceBelowCostById: below.length ? actor().userId : null },
    lines,
    taxes,
    kept: new Set(advances.map(({ lineId }) => lineId)),
  };
}

/** Adds the lines that come from retainer invoices, each at the rate with which its tax was declared. */
function withAdvances(
  input: InvoiceInput,
  basis: DraftBasis,
  advances: readonly AdvanceLine[],
): [InvoiceInput, Exchange & { rateOf: (taxed: { taxRateId: number }) => AdvanceLine['rate'] }] {
  const deducted = new Map<object, AdvanceLine['rate']>();
  for (const advance of advances) deducted.set(lineOfAdvance(advance, input), advance.rate);
  const lines = [...input.lines, ...(deducted.keys() as Iterable<DocumentLineInput>)];
  return [
    { ...input, lines },
    { ...basis, rateOf: (taxed) => deducted.get(taxed) ?? basis.rateOf(taxed) },
  ];
}

/** Skips people who do not see purchase prices: the question would let them find out by trying. */
function belowCost({ lines, pricesIncludeTax }: InvoiceInput, { rateOf, items, ...exchange }: DraftBasis): LineBelowCost[] {
  if (!allows(actor().ability, 'read', 'Item', undefined, 'purchasePrice')) return [];
  const taxed = lines.map((line) => ({ ...line, taxPercent: rateOf(line).percent }));
  return linesBelowCost(taxed, items, { pricesIncludeTax, ...exchange });
}

/** Inserts the parts of a new invoice without the unit of work: there is nothing to compare, and the history shows them as one entry. */
async function insertParts(em: EntityManager, invoice: number, lines: DraftLine[], taxes: DocumentTaxRecord[]): Promise<void> {
  await insertRows(
    em,
    [InvoiceLine, lines.map(({ sources: _, ...columns }) => ({ ...columns, invoice }))],
    [InvoiceTax, taxes.map((columns) => ({ ...columns, invoice }))],
  );
  if (lines.every(({ sources }) => !sources.length)) return;
  const written = await em.find(InvoiceLine, { invoice }, { orderBy: { position: 'asc' }, fields: ['id'] });
  const sources = written.flatMap(({ id: line }, index) =>
    (lines[index]?.sources ?? []).map((source) => ({ line, ...linkTo[source.kind](source.id) })),
  );
  await em.insertMany(InvoiceSource, sources);
}

/** The lines that deduct advances stay the same rows, because their applications name them. */
function changeLines(em: EntityManager, invoice: Invoice, lines: DraftLine[], kept: ReadonlySet<number>): void {
  const known = invoice.lines.getItems().filter(({ id }) => kept.has(id));
  const ownCount = lines.length - known.length;
  known.forEach((line, index) => {
    const { sources: _, ...columns } = lines[ownCount + index] ?? { sources: [] };
    em.assign(line, columns);
  });
  changeParts(
    invoice.lines,
    lines.slice(0, ownCount),
    ({ sources, ...columns }, known) => {
      const written = known ? em.assign(known, columns) : em.create(InvoiceLine, { ...columns, invoice });
      changeSources(em, written, sources);
    },
    ({ id }) => !kept.has(id),
  );
}

function changeSources(em: EntityManager, line: InvoiceLine, sources: readonly SourceRecord[]): void {
  const before = line.sources.getItems();
  const nameOf = ({ kind, id }: SourceRecord) => `${kind} ${id}`;
  const wanted = new Map(sources.map((source) => [nameOf(source), source]));
  line.sources.remove(before.filter((one) => !wanted.has(nameOf(sourceOf(one)))));
  const known = new Set(before.map((one) => nameOf(sourceOf(one))));
  for (const [name, { kind, id }] of wanted) if (!known.has(name)) em.create(InvoiceSource, { line, ...linkTo[kind](id) });
}

function changeTaxes(em: EntityManager, invoice: Invoice, taxes: DocumentTaxRecord[]): void {
  changeParts(invoice.taxes, taxes, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(InvoiceTax, { ...columns, invoice });
  });
}
