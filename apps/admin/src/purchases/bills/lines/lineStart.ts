import { createContext, useContext } from 'react';
import type { Choice } from '../../../firm/classifiers/useClassifierChoices.ts';
import type { LineStart } from '../form/values.ts';

/** What the lines of a bill need beside the basis: the categories, and what a new line begins with. */
type Lines = {
  categories: readonly Choice[];
  start: () => LineStart;
  /** On a credit note nobody is billed. */ isCredit?: boolean;
};

export const LinesContext = createContext<Lines>({ categories: [], start: () => ({ taxRateId: null, categoryId: null }) });
export const useLinesBasis = (): Lines => useContext(LinesContext);
