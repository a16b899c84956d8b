/** The columns of the heading and of every row; on a narrow screen a row is a card of three lines. */
export const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 0.5,
  px: 2,
  gridTemplateColumns: '48px minmax(64px, 92px) repeat(3, minmax(0, 1fr)) 56px 68px 36px',
} as const;

const narrow = {
  columns: 'auto minmax(0, 1fr) auto auto',
  areas: `'order code active delete' 'en en en en' 'lt lt lt lt' 'no no no no' 'uses uses uses uses'`,
} as const;

export const rowGrid = {
  ...columns,
  gridTemplateColumns: { xs: narrow.columns, sm: columns.gridTemplateColumns },
  gridTemplateAreas: { xs: narrow.areas, sm: 'none' },
  rowGap: { xs: '4px', sm: 0 },
} as const;

/** The editable fields of a row, in the order of the columns. */
export const names = ['code', 'nameEn', 'nameLt', 'nameNo'] as const;
