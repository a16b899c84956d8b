/** A page of a list. The adapter sends the rows, and their range and total in `Content-Range`. */
export class Page<T> {
  constructor(
    readonly name: string,
    readonly rows: T[],
    readonly first: number,
    readonly total: number,
  ) {}

  /** Example: `invoices 0-24/319`; an empty page is `invoices 0-0/0`. */
  get contentRange(): string {
    return `${this.name} ${this.first}-${Math.max(this.first + this.rows.length - 1, this.first)}/${this.total}`;
  }
}
