/** The lists that a firm can extend. API calls and addresses carry the number. */
export const classifierTypes = {
  documentCategory: 1,
  clothingSize: 2,
  itemCategory: 3,
  expenseCategory: 4,
  adjustmentReason: 5,
  unit: 6,
  taskKind: 7,
  fileCategory: 8,
  lossReason: 10,
} as const;
export type ClassifierType = (typeof classifierTypes)[keyof typeof classifierTypes];

export class ClassifierRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  type: ClassifierType;
  code: string;
  nameEn: string;
  nameLt: string;
  nameNo: string;
  position: number;
  active: boolean;
  /** How many records refer to this entry; at most a thousand are counted. */
  useCount: number;
}

/** Whether an entry is used often or not at all is of interest, not by how many of a hundred thousand records. */
export const mostCountedUses = 1000;
