import { Type } from 'class-transformer';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { DropsUnknown } from '../../platform/input/read-input.ts';
import { CalendarDate, Email, OneOf, Part, Text, Whole } from '../../platform/input/validators.ts';
import { demoInvoiceStatuses, type DemoInvoiceRecord, type DemoInvoiceStatus } from './demo-invoice.ts';

export class DemoClientInput {
  @Text(100) name: string;
  @Text(100) company: string;
  @Email() companyEmail: string;
  @Text(200, { optional: true }) address?: string | null;
  @Text(100, { optional: true }) country?: string | null;
  @Text(50, { optional: true }) contact?: string | null;
}

/** A new invoice of the sample list, in whole dollars. */
@DropsUnknown()
export class DemoInvoiceInput {
  @Part() @Type(() => DemoClientInput) client: DemoClientInput;
  @Text(100) service: string;
  @Whole(1, 1_000_000) total: number;
  @CalendarDate() issuedDate: string;
  @CalendarDate() dueDate: string;
  @OneOf(demoInvoiceStatuses, { optional: true }) invoiceStatus?: DemoInvoiceStatus | null;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** A date in the format of the samples. Example: `asShown('2026-03-09')` is `9 Mar 2026`. */
const asShown = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
};

/** The invoice made from this input: a draft by default, and with a balance of 0 when paid. */
export function demoInvoiceOf(id: number, { client, service, total, ...input }: DemoInvoiceInput): DemoInvoiceRecord {
  if (input.dueDate < input.issuedDate)
    throw new DomainError('invoice.due_before_issue', undefined, { dueDate: { code: 'invoice.due_before_issue' } });
  const invoiceStatus = input.invoiceStatus ?? 'Draft';
  const { address, country, contact, ...known } = client;
  return {
    id,
    issuedDate: asShown(input.issuedDate),
    client: { ...known, address: address ?? '', country: country ?? '', contact: contact ?? '' },
    service,
    total,
    avatar: '',
    invoiceStatus,
    balance: invoiceStatus === 'Paid' ? 0 : `$${total}`,
    dueDate: asShown(input.dueDate),
  };
}
