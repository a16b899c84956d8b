import type { AdjustmentKind, AdjustmentLineInput, InventoryAdjustmentInput } from '@kontor/domain';
import type { RaRecord } from 'react-admin';

export type LineValues = Partial<Record<keyof AdjustmentLineInput, number | null>>;
export type AdjustmentValues = Omit<InventoryAdjustmentInput, 'lines'> & { lines?: LineValues[] };

/** The fields of a line by what the adjustment changes. */
const lineFields = {
  quantity: ['counted', 'difference', 'unitCost'],
  value: ['newValue', 'valueDifference'],
} as const satisfies Record<AdjustmentKind, readonly (keyof AdjustmentLineInput)[]>;

/** The figure that the person saw when they entered one: the API refuses the line if it is no longer true. */
const seenFields = { quantity: 'onHandSeen', value: 'valueSeen' } as const;

/** What is sent: of each line the item and the fields of this kind. */
export function toSend(values: RaRecord | AdjustmentValues): object {
  const { kind, lines = [], ...rest } = values as AdjustmentValues;
  return {
    ...rest,
    kind,
    lines: lines.map((line) => ({
      itemId: line.itemId,
      ...Object.fromEntries([...lineFields[kind], seenFields[kind]].map((field) => [field, line[field] ?? null])),
    })),
  };
}
