import { employeesPerPage, isEmployeeFound, type EmployeePage, type EmployeeRecord } from '@kontor/domain';
import { Avatar, Box, Card, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { initialsOf } from '../../platform/format/initials.ts';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { ExportFigures } from '../../platform/report/ExportFigures.tsx';
import { FiguresTable, type FiguresColumn } from '../../platform/report/FiguresTable.tsx';
import { Pages } from '../kit/Pages.tsx';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import { useLastPage } from '../kit/useLastPage.ts';
import { usePagedChoice } from '../kit/usePagedChoice.ts';

const statuses: Record<number, StatusName> = { 1: 'active', 2: 'confirmed', 3: 'rejected', 4: 'inactive', 5: 'pending' };
/** Converts `MM/DD/YYYY` to a date. */
const dateOf = (text: string): string => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
const yearsOf = (experience: string): number => Number.parseInt(experience, 10) || 0;
const amountOf = (salary: string): number => Number(salary.replace(/[^\d.]/g, ''));

/** A hundred fictional employees, ten on a page; the server searches, and an export has all results. */
export const DataTablePage = () => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { choice, choose } = usePagedChoice();
  const query = { q: choice.q, page: choice.page };
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['employees', query],
    queryFn: ({ signal }) => kontor.sample<EmployeePage>('GET', '/api/datatables/data', { query, signal }),
    placeholderData: keepPreviousData,
  });
  useLastPage(data?.invoices, data?.total ?? 0, employeesPerPage);
  const columns: FiguresColumn<EmployeeRecord>[] = [
    { label: t('dataTable.name'), draw: (row) => <Person {...row} />, value: (row) => row.full_name },
    { label: t('dataTable.post'), draw: (row) => row.post, value: (row) => row.post, wide: true },
    { label: t('dataTable.city'), draw: (row) => row.city, value: (row) => row.city, wide: true },
    {
      label: t('dataTable.start'),
      draw: (row) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.date(dateOf(row.start_date))}</Box>,
      value: (row) => dateOf(row.start_date),
      wide: true,
    },
    {
      label: t('dataTable.salary'),
      draw: (row) => format.money(amountOf(row.salary), 'USD'),
      value: (row) => amountOf(row.salary),
      numeric: true,
    },
    { label: t('dataTable.age'), draw: (row) => row.age, value: (row) => Number(row.age), numeric: true, wide: true },
    {
      label: t('dataTable.experience'),
      draw: (row) => t('dataTable.years', { smart_count: yearsOf(row.experience) }),
      value: (row) => yearsOf(row.experience),
      numeric: true,
      wide: true,
    },
    {
      label: t('dataTable.status'),
      draw: ({ status }) => <StatusChip status={statuses[status] ?? 'pending'} label={t(`dataTable.statuses.${status}`)} />,
      value: ({ status }) => t(`dataTable.statuses.${status}`),
      wide: true,
    },
  ];
  // In the table the email stands under the name.
  const email = { label: t('dataTable.email'), value: (row: EmployeeRecord) => row.email };
  const exported = [...columns.slice(0, 1), email, ...columns.slice(1)];
  const found = data?.allData.filter((row) => isEmployeeFound(row, choice.q)) ?? [];
  return (
    <Box>
      <PageHeader
        title={t('pages./dataTable/index')}
        subtitle={t('dataTable.text')}
        status={data && <Typography color="textSecondary">{t('dataTable.count', { smart_count: data.total })}</Typography>}
        secondary={<ExportFigures name="employees" rows={found} columns={exported} />}
      />
      <Card component="section" aria-label={t('pages./dataTable/index')} sx={{ minWidth: 0 }}>
        <Box sx={{ p: 2 }}>
          <SearchField value={choice.q} label={t('dataTable.search')} onSearch={(q) => choose({ q })} sx={{ maxWidth: 420 }} />
        </Box>
        {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />}
        {isPending &&
          !error &&
          Array.from({ length: employeesPerPage }, (_, key) => <Skeleton key={key} height={52} sx={{ mx: 2 }} />)}
        {data && data.total > 0 && (
          <FiguresTable
            label={t('pages./dataTable/index')}
            rows={data.invoices}
            keyOf={({ id }) => String(id)}
            columns={columns}
          />
        )}
        {data?.total === 0 && (
          <Typography color="textSecondary" sx={{ px: 2, py: 6, textAlign: 'center' }}>
            {t('kontor.form.nothing_found')}
          </Typography>
        )}
        {data && <Pages page={choice.page} perPage={employeesPerPage} total={data.total} onPage={(page) => choose({ page })} />}
      </Card>
    </Box>
  );
};

const Person = ({ full_name: name, avatar, post, email }: EmployeeRecord) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
    <Avatar src={avatar || undefined} alt="" sx={face}>
      {initialsOf(name)}
    </Avatar>
    <Box sx={{ overflowWrap: 'break-word' }}>
      <Box component="bdi" sx={{ whiteSpace: { md: 'nowrap' } }}>
        {name}
      </Box>
      <Box sx={{ ...below, display: { sm: 'none' } }}>{post}</Box>
      <Box component="bdi" sx={below}>
        {email.replace(/@.*/, '')}
        <wbr />
        {email.replace(/^[^@]*/, '')}
      </Box>
    </Box>
  </Box>
);

const below = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
} as const;
const face = {
  width: 30,
  height: 30,
  fontSize: '0.75rem',
  color: 'kontor.tone.neutral',
  bgcolor: 'kontor.tint.neutral',
} as const;
