import type { TaxRateRecord } from '@kontor/domain';
import type { Unit } from './BasisContext.ts';

export const unitChoices = (units: readonly Unit[]) => units.map(({ code, name }) => ({ value: code, label: name }));
export const taxChoices = (rates: readonly TaxRateRecord[]) => rates.map(({ id, name }) => ({ value: id, label: name }));
