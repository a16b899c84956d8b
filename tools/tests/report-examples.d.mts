/** The name of each report with what it says of its measures, dimensions and switches. */
export function reportExamples(): { name: string; measures: { name: string }[]; dimensions: string[]; switches: string[] }[];
