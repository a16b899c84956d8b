/** What a report's screen says of itself; its words are `reports.<name>`. */
export type ReportScreen = {
  /** In the address of the page and of the API. */
  name: string;
  /** Whose right to export the files need. */
  subject: string;
  /** The measures that stand above the table as key figures; all where left out. */
  figures?: readonly string[];
  /** The measures of which more is worse. */
  costs?: readonly string[];
  /** The measures that the chart draws, each with its colour: income 0, expenses 1, profit 2. */
  chart: Readonly<Record<string, number>>;
  /** Those of them that are a line over the columns. */
  lines?: readonly string[];
};

export const reportPageSize = 25;
