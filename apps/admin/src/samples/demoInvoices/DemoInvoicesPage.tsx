import { demoInvoiceStatuses, type DemoInvoiceRecord } from '@kontor/domain';
import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { part } from '../../platform/page/page.ts';
import type { FiguresColumn } from '../../platform/report/FiguresTable.tsx';
import { FilterSelect } from '../kit/FilterSelect.tsx';
import { NameLink } from '../kit/NameLink.tsx';
import { RemoveButton } from '../../platform/action/RemoveButton.tsx';
import { SampleList } from '../kit/SampleList.tsx';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { usePagedChoice } from '../kit/usePagedChoice.ts';
import { Clients } from './Clients.tsx';
import { balanceOf, chips, dateOf, wordOf } from './looks.ts';
import { useDemoClients, useDemoInvoices, useRemoveDemoInvoice } from './useDemoInvoices.ts';

const DemoInvoiceDialog = part(() => import('./DemoInvoiceDialog.tsx').then((m) => m.DemoInvoiceDialog));

const perPage = 10;

/** Sample invoices, unrelated to those of the firm. */
export const DemoInvoicesPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const { choice, choose } = usePagedChoice<'status'>(['status']);
  const { data, error, refetch } = useDemoInvoices(choice);
  const remove = useRemoveDemoInvoice();
  const clients = useDemoClients();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const columns: FiguresColumn<DemoInvoiceRecord>[] = [
    {
      label: t('demoInvoices.number'),
      draw: ({ id, client, total }) => (
        <NameLink
          to={`/demoInvoices/${id}`}
          name={`#${id}`}
          under={
            <>
              <bdi>{client.name}</bdi>
              <Box sx={{ display: { sm: 'none' } }}>{format.money(total, 'USD')}</Box>
            </>
          }
        />
      ),
    },
    { label: t('demoInvoices.service'), draw: ({ service }) => service, wide: true },
    { label: t('demoInvoices.issued'), draw: ({ issuedDate }) => format.date(dateOf(issuedDate)), wide: true },
    { label: t('demoInvoices.total'), draw: ({ total }) => format.money(total, 'USD'), numeric: true, wide: true },
    {
      label: t('demoInvoices.balance'),
      draw: ({ balance }) => format.money(balanceOf(balance), 'USD'),
      numeric: true,
      wide: true,
    },
    {
      label: t('demoInvoices.status'),
      draw: ({ invoiceStatus }) => <StatusChip status={chips[invoiceStatus]} label={t(wordOf(invoiceStatus))} />,
    },
    {
      label: t('demoInvoices.actions'),
      draw: ({ id }) => <RemoveButton name={`#${id}`} run={() => remove(id)} />,
      width: '64px',
      wide: true,
    },
  ];
  return (
    <Box>
      <PageHeader
        title={t('pages./demoInvoices/index')}
        subtitle={t('demoInvoices.text')}
        status={data && <Typography color="textSecondary">{t('demoInvoices.count', { smart_count: data.total })}</Typography>}
        action={
          <Button variant="contained" startIcon={<PostAddOutlined />} onClick={() => setAdding(true)}>
            {t('demoInvoices.add')}
          </Button>
        }
      />
      <SampleList
        label={t('pages./demoInvoices/index')}
        filters={
          <>
            <SearchField
              value={choice.q}
              label={t('demoInvoices.search')}
              onSearch={(q) => choose({ q })}
              sx={{ flex: '2 1 220px' }}
            />
            <FilterSelect
              gender="f"
              label={t('demoInvoices.status')}
              value={choice.status}
              choices={demoInvoiceStatuses.map((id) => ({ id, name: t(wordOf(id)) }))}
              onChange={(status) => choose({ status })}
            />
          </>
        }
        rows={data?.invoices}
        total={data?.total ?? 0}
        page={choice.page}
        perPage={perPage}
        onPage={(page) => choose({ page })}
        columns={columns}
        error={error}
        onRetry={() => void refetch()}
        onClear={() => choose({ q: '', status: '' })}
      />
      <Clients />
      <Suspense fallback={null}>
        {adding && (
          <DemoInvoiceDialog
            clients={clients.data ?? []}
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate(`/demoInvoices/${id}`)}
          />
        )}
      </Suspense>
    </Box>
  );
};
