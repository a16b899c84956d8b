import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertCharges,
  assertCostConfirmed,
  assertExpiry,
  assertNoSources,
  assertOptions,
  assertServicePeriods,
  DomainError,
  estimateColumns,
  linesBelowCost,
  type DocumentTaxRecord,
  type EstimateInput,
  type LineBelowCost,
} from '@kontor/domain';
import { basisOf, type DraftBasis } from '../../documents/basis.ts';
import { changeParts, unlessSame } from '../../documents/write-parts.ts';
import { actor } from '../../platform/context/actor.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { clock } from '../../platform/context/clock.ts';
import { insertRows } from '../../platform/rest/insert-rows.ts';
import { withConditions } from '../../platform/rest/record-access.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { EstimateLine } from './estimate-line.entity.ts';
import { EstimateTax } from './estimate-tax.entity.ts';
import { Estimate } from './estimate.entity.ts';

type EstimateDraftLine = ReturnType<typeof estimateColumns>['lines'][number];
type Draft = {
  head: Omit<RequiredEntityData<Estimate>, 'lines' | 'taxes'>;
  lines: EstimateDraftLine[];
  taxes: DocumentTaxRecord[];
};

/** Creates a draft from the input and computes all amounts. */
export async function createEstimate(em: EntityManager, input: EstimateInput): Promise<Estimate> {
  await assertLeads(em, 'create', input);
  const { head, lines, taxes } = await checked(em, input);
  const estimate = await createOne(em, Estimate, input, head);
  await insertRows(
    em,
    [EstimateLine, lines.map(({ sources: _, ...columns }) => ({ ...columns, estimate: estimate.id }))],
    [EstimateTax, taxes.map((columns) => ({ ...columns, estimate: estimate.id }))],
  );
  return estimate;
}

/** Says which field to change to a person who may do this, but only for the projects that they lead. */
async function assertLeads(em: EntityManager, verb: 'create' | 'update', { customerId, projectId = null }: EstimateInput) {
  const { ability } = actor();
  const asked = await withConditions(em, 'Estimate', { customerId, projectId });
  if (!('projectUserIds' in asked) || allows(ability, verb, 'Estimate', asked)) return;
  const code = 'estimate.not_your_project';
  throw new ApiError(code, undefined, { projectId: { code } });
}

/** Replaces a draft that is loaded with its parts. */
export async function changeEstimate(em: EntityManager, id: number, version: number, input: EstimateInput): Promise<void> {
  let parts: Pick<Draft, 'lines' | 'taxes'> | undefined;
  const columns = async (before: Estimate): Promise<object> => {
    if ((input.projectId ?? null) !== before.projectId) await assertLeads(em, 'update', input);
    const { head, ...rest } = await checked(em, input, before);
    parts = rest;
    return head;
  };
  const estimate = await changeOne(em, Estimate, { id, version, input, columns });
  // Raises the version even if only lines changed, because they are part of the estimate.
  estimate.updatedAt = clock.now();
  changeLines(em, estimate, parts?.lines ?? []);
  changeTaxes(em, estimate, parts?.taxes ?? []);
}

/** Checks the input against every rule and returns the columns of a draft and its parts. `before` is the draft to change. */
async function checked(em: EntityManager, input: EstimateInput, before?: Estimate): Promise<Draft> {
  assertExpiry(input);
  assertNoSources(input.lines);
  assertOptions(input.lines);
  assertServicePeriods(input.lines);
  assertCharges(input.charges ?? []);
  // The first version gets the number, which later ones keep.
  const isNumbered = Boolean(before?.number);
  const basis = await basisOf(em, input, 'estimateDate', isNumbered ? null : 'estimate', before);
  const below = belowCost(input, basis);
  assertCostConfirmed(below, input.priceBelowCostConfirmed ?? false);
  const { lines, taxes, ...head } = estimateColumns(input, basis);
  if (head.total < 0) throw new DomainError('document.total_incorrect');
  const charges = unlessSame(before?.charges, head.charges);
  return {
    head: { ...head, ...(!isNumbered && basis.series), charges, priceBelowCostById: below.length ? actor().userId : null },
    lines,
    taxes,
  };
}

/** Skips people who do not see purchase prices: the question would let them find out by trying. */
function belowCost({ lines, pricesIncludeTax }: EstimateInput, { rateOf, items, ...exchange }: DraftBasis): LineBelowCost[] {
  if (!allows(actor().ability, 'read', 'Item', undefined, 'purchasePrice')) return [];
  const taxed = lines.map((line) => ({ ...line, taxPercent: rateOf(line).percent }));
  return linesBelowCost(taxed, items, { pricesIncludeTax, ...exchange });
}

const changeLines = (em: EntityManager, estimate: Estimate, lines: EstimateDraftLine[]): void =>
  changeParts(estimate.lines, lines, ({ sources: _, ...columns }, known) => {
    if (known) em.assign(known, columns);
    else em.create(EstimateLine, { ...columns, estimate });
  });

const changeTaxes = (em: EntityManager, estimate: Estimate, taxes: DocumentTaxRecord[]): void =>
  changeParts(estimate.taxes, taxes, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(EstimateTax, { ...columns, estimate });
  });
