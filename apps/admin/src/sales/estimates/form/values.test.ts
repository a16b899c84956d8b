import { expect, it } from '@jest/globals';
import { anEstimateDetail, anOrganisationRecord } from '@kontor/demo-data';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { copyOf, newEstimate } from './values.ts';

const basis: Basis = {
  today: '2026-11-21',
  organisation: anOrganisationRecord({ estimateValidityDays: 14 }),
  rates: new Map(),
  ratesOn: () => [],
  rateOn: () => null,
  units: [],
  texts: [],
};

it('begins today and is valid for the days that the firm has chosen', () => {
  expect(newEstimate(basis, undefined)).toMatchObject({ estimateDate: '2026-11-21', expiryDate: '2026-12-05' });
});

it('as a copy begins today and is valid for as many days as the other', () => {
  const original = anEstimateDetail({ estimateDate: '2026-01-01', expiryDate: '2026-01-08' });
  expect(copyOf(original, basis)).toMatchObject({ estimateDate: '2026-11-21', expiryDate: '2026-11-28' });
});
