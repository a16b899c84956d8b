import type { CustomerRecord } from '@kontor/domain';
import { RecordPayment } from './RecordPayment.tsx';

/** Records a payment on the page of a customer. */
export const CustomerPayment = ({ record }: { record: CustomerRecord }) => <RecordPayment payer={record} variant="outlined" />;
