/** A film title for the field that completes what is typed. */
export class CompletionTitle {
  title: string;
  rank: number;
  id: string;
}

export class CompletionTitles {
  autoComplete: CompletionTitle[];
}
