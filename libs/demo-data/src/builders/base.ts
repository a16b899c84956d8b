/** The base fields of every stored record. */
export const stored = {
  id: 1,
  version: 1,
  createdAt: '2026-01-02T08:00:00.000Z',
  updatedAt: '2026-01-02T08:00:00.000Z',
} as const;
