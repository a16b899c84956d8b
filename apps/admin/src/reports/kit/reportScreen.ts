/** What a report's screen says of itself; its words are `reports.<name>`. */
export type ReportScreen = {
  /** In the address of the page and of the API. */
  name: string;
  /** Whose right to export the files need. */
  subject: string;
  /** Of its period only the last day counts. */
  lastDayOnly?: true;
  /** The measures that stand above the table as key figures; all where left out. */
  figures?: readonly string[];
  /** The dimensions, measures and switches that only the basis by document date knows: a payment does not say what it paid. */
  ofDocuments?: readonly string[];
  /** The measures of which more is worse. */
  costs?: readonly string[];
  /** The measures that the chart draws, each with its colour: income 0, expenses 1, profit 2. */
  chart: Readonly<Record<string, number>>;
  /** Those of them that are a line over the columns. */
  lines?: readonly string[];
};

type Chosen = { groupBy: string; including: string; sort: string; filters: Readonly<Record<string, unknown>> };

/** What can stay chosen on another basis. */
export function keptOn(basis: string, { ofDocuments = [] }: ReportScreen, { groupBy, including, sort, filters }: Chosen) {
  const stays = (name: string): boolean => basis !== 'cash' || !ofDocuments.includes(name);
  const those = (names: string): string => names.split(',').filter(stays).join(',');
  const filter = Object.entries(filters).filter(([name]) => stays(name));
  const [sorted = ''] = sort === '' ? [] : (JSON.parse(sort) as string[]);
  return {
    basis,
    groupBy: those(groupBy),
    including: those(including),
    sort: stays(sorted) ? sort : '',
    filter: filter.length > 0 ? JSON.stringify(Object.fromEntries(filter)) : '',
  };
}

export const reportPageSize = 25;
