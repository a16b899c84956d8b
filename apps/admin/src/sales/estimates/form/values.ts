import { addDays, daysBetween, expiryDateOf, type CustomerRecord, type EstimateDetail } from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { copyOfDocument, documentValuesOf, newDocument, type DocumentValues } from '../../../documents/values/documentValues.ts';

export type EstimateValues = DocumentValues & { estimateDate: string; expiryDate: string };

export const estimateDrafts = localDraftsOf<EstimateValues>('estimate');

/** The validity before the organisation is read. */
const usualDays = 30;
/** An estimate in the form of a document: without payments in advance. */
const asDocument = (estimate: EstimateDetail) => ({ ...estimate, prepaid: 0, rounding: 0, roundPayableTo: null });

export const valuesOf = (estimate: EstimateDetail): EstimateValues => ({
  ...documentValuesOf(asDocument(estimate)),
  estimateDate: estimate.estimateDate,
  expiryDate: estimate.expiryDate,
});

export const newEstimate = (basis: Basis, customer: CustomerRecord | undefined): EstimateValues => ({
  ...newDocument(basis, customer, 'estimate'),
  estimateDate: basis.today,
  expiryDate: expiryDateOf(basis.today, basis.organisation?.estimateValidityDays ?? usualDays),
});

/** A copy dated today, valid for as many days. */
export const copyOf = (estimate: EstimateDetail, basis: Basis): EstimateValues => ({
  ...copyOfDocument(asDocument(estimate), basis),
  estimateDate: basis.today,
  expiryDate: addDays(basis.today, daysBetween(estimate.estimateDate, estimate.expiryDate)),
});
