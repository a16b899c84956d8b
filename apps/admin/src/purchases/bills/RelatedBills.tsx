import type { BillRecord, ProjectRecord, VendorRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { createWith } from '../../platform/api/createWith.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { BillBadges, BilledBadge } from './BillBadges.tsx';
import { BillBulk } from './BillBulk.tsx';
import { mayPayBills } from './pay/mayPayBills.ts';
import { useBillName } from './useBillName.ts';

const Col = KontorTable.Col<BillRecord>;
const isOwed = (bill: object): boolean => ['open', 'partlyPaid'].includes((bill as BillRecord).status);
const isLiving = (bill: object): boolean => (bill as BillRecord).status !== 'void';

type Props = { filter: object; /** The vendor of all of them. */ vendor?: VendorRecord };

/** The bills of a vendor or a project, inside a tab. */
const RelatedBills = ({ filter, vendor }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useBillName();
  const amounts = maySee('Bill', 'total');
  return (
    <RelatedList
      resource="bills"
      filter={filter}
      sort={{ field: 'billDate', order: 'DESC' }}
      emptyText={t('bills.none')}
      action={
        vendor &&
        may('create', 'Bill') && (
          <Button variant="outlined" component={Link} to={createWith('bills', { vendorId: vendor.id })}>
            {t('bills.new')}
          </Button>
        )
      }
    >
      <KontorTable<BillRecord>
        bulk={vendor && mayPayBills() && <BillBulk />}
        isRowSelectable={isOwed}
        totals={
          amounts
            ? { total: <PageTotal source="total" counts={isLiving} />, balance: <PageTotal source="balance" counts={isOwed} /> }
            : undefined
        }
        card={(bill) => ({
          title: vendor ? nameOf(bill) : bill.vendorName,
          subtitle: vendor ? format.date(bill.billDate) : `${nameOf(bill)} · ${format.date(bill.billDate)}`,
          end: amounts ? format.money(bill.total, bill.currency) : undefined,
          status: <BillBadges bill={bill} />,
        })}
      >
        <Col source="number" render={(bill) => <RowLink>{nameOf(bill)}</RowLink>} />
        {!vendor && <Col source="vendorName" />}
        <Col source="status" render={(bill) => <BillBadges bill={bill} />} />
        <Col source="billable" render={(bill) => <BilledBadge bill={bill} />} />
        <Col source="billDate" field={DateField} />
        <Col source="dueDate" field={DateField} />
        {amounts && <Col source="total" numeric field={MoneyField} />}
        {amounts && (
          <Col
            source="balance"
            numeric
            money
            // A draft and a void bill owe nothing.
            render={(bill) => (isOwed(bill) ? format.money(bill.balance, bill.currency) : <Nothing />)}
            exportValue={(bill) => (isOwed(bill) ? bill.balance : null)}
          />
        )}
      </KontorTable>
    </RelatedList>
  );
};

export const VendorBills = ({ record }: { record: VendorRecord }) => (
  <RelatedBills filter={{ vendorId: record.id }} vendor={record} />
);
export const ProjectBills = ({ record: { id } }: { record: ProjectRecord }) => <RelatedBills filter={{ projectId: id }} />;
