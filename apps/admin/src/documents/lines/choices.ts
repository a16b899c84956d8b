import type { TaxRateRecord } from '@kontor/domain';
import type { Format } from '../../platform/format/format.ts';
import type { Unit } from '../values/BasisContext.ts';

export const unitChoices = (units: readonly Unit[]) => units.map(({ code, name }) => ({ value: code, label: name }));
export const taxChoices = (rates: readonly TaxRateRecord[], { taxName }: Format) =>
  rates.map(({ id, name }) => ({ value: id, label: taxName(name) }));
