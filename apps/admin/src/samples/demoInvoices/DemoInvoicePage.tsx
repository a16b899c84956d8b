import { Box, Button, Card, Skeleton } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { PhoneLink } from '../../platform/format/PhoneLink.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { balanceOf, chips, dateOf, wordOf } from './looks.ts';
import { useDemoInvoice, useRemoveDemoInvoice } from './useDemoInvoices.ts';

const list = '/demoInvoices/index';

export const DemoInvoicePage = () => {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const notify = useNotify();
  const { id = '' } = useParams();
  const { data, error, refetch } = useDemoInvoice(id);
  const remove = useRemoveDemoInvoice();
  const breadcrumb = [{ label: t(`pages.${list}`), to: list }];
  const invoice = data?.invoice;
  if (data && !invoice)
    return (
      <Box>
        <PageHeader title={t('demoInvoices.not_found')} breadcrumb={breadcrumb} />
        <Button variant="contained" component={Link} to={list}>
          {t('demoInvoices.all')}
        </Button>
      </Box>
    );
  const payment = data?.paymentDetails;
  return (
    <Box>
      <PageHeader
        title={invoice ? `#${invoice.id}` : t(`pages.${list}`)}
        breadcrumb={breadcrumb}
        status={invoice && <StatusChip status={chips[invoice.invoiceStatus]} label={t(wordOf(invoice.invoiceStatus))} />}
        secondary={
          invoice && (
            <ActionButton
              label={t('ra.action.delete')}
              danger
              confirm={{
                title: t('kontor.confirm.delete_title'),
                text: t('kontor.confirm.delete_text'),
                warning: t('kontor.confirm.delete_warning'),
                confirmLabel: t('kontor.confirm.delete_named', { name: `#${invoice.id}` }),
              }}
              run={() => remove(invoice.id)}
              success={false}
              onDone={() => {
                notify('kontor.confirm.deleted', { type: 'success' });
                void navigate(list);
              }}
            />
          )
        }
      />
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {invoice && payment && (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Facts
            title={t('demoInvoices.details')}
            facts={[
              { label: t('demoInvoices.service'), value: invoice.service },
              { label: t('demoInvoices.issued'), value: format.date(dateOf(invoice.issuedDate)) },
              { label: t('demoInvoices.due'), value: format.date(dateOf(invoice.dueDate)) },
              { label: t('demoInvoices.total'), value: format.money(invoice.total, 'USD') },
              { label: t('demoInvoices.balance'), value: format.money(balanceOf(invoice.balance), 'USD') },
            ]}
          />
          <Facts
            title={t('demoInvoices.client')}
            facts={[
              { label: t('demoInvoices.name'), value: invoice.client.name },
              { label: t('demoInvoices.company'), value: invoice.client.company },
              { label: t('demoInvoices.address'), value: `${invoice.client.address}, ${invoice.client.country}` },
              {
                label: t('demoInvoices.email'),
                value: <a href={`mailto:${invoice.client.companyEmail}`}>{invoice.client.companyEmail}</a>,
              },
              { label: t('demoInvoices.phone'), value: <PhoneLink number={invoice.client.contact} /> },
            ]}
          />
          <Facts
            title={t('demoInvoices.payment')}
            facts={[
              { label: t('demoInvoices.total_due'), value: format.money(balanceOf(payment.totalDue), 'USD') },
              { label: t('demoInvoices.bank'), value: payment.bankName },
              { label: t('demoInvoices.country'), value: payment.country },
              { label: t('demoInvoices.iban'), value: <Ltr>{payment.iban}</Ltr> },
              { label: t('demoInvoices.swift'), value: <Ltr>{payment.swiftCode}</Ltr> },
            ]}
          />
        </Card>
      )}
    </Box>
  );
};
