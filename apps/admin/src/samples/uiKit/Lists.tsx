import { Box, Card, Typography } from '@mui/material';
import { ListContextProvider, ResourceContextProvider, useList, useTranslate, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListFailed, ListStale, NothingFound, NothingYet } from '../../platform/list/ListStates.tsx';
import { ListSkeleton } from '../../platform/list/ListSkeleton.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { MoneyField } from '../../platform/format/fields.tsx';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { FilterSelect } from '../kit/FilterSelect.tsx';
import { Columns } from './Columns.tsx';
import { Imports } from './Imports.tsx';

type Customer = RaRecord & { name: string; city: string | null; email: string | null; receivable?: number };
const Col = KontorTable.Col<Customer>;
const states = ['loading', 'empty', 'none', 'failed', 'stale'] as const;

/** Tables, with real rows for people who may see them, and the empty states of a list. */
export const Lists = () => {
  const t = useTranslate();
  const format = useFormat();
  const money = maySee('Customer', 'receivable');
  const [params, setParams] = useSearchParams();
  const chosen = states.find((state) => state === params.get('state')) ?? 'empty';
  const figures = [
    { label: t('uiKit.lists.first'), amount: 18_250 },
    { label: t('uiKit.lists.second'), amount: 6_400 },
    { label: t('uiKit.lists.third'), amount: -2_150 },
  ];
  return (
    <>
      {may('list', 'Customer') && (
        <Card component="section" aria-label={t('uiKit.lists.table')} sx={{ mb: 2, minWidth: 0 }}>
          <Typography variant="h2" sx={{ px: 2.5, pt: 2 }}>
            {t('uiKit.lists.table')}
          </Typography>
          <ResourceContextProvider value="customers">
            <RelatedList
              resource="customers"
              filter={{}}
              sort={{ field: 'name', order: 'ASC' }}
              emptyText={t('uiKit.lists.empty')}
            >
              <KontorTable<Customer>
                totals={money ? { receivable: <PageTotal source="receivable" /> } : undefined}
                card={({ name, city }) => ({ title: name, subtitle: city })}
              >
                <Col
                  source="name"
                  label={t('uiKit.lists.name')}
                  render={(record) => <RowLink to={`/customers/${record.id}/show`}>{record.name}</RowLink>}
                />
                <Col source="city" label={t('uiKit.lists.town')} />
                <Col source="email" code label={t('kontor.auth.email')} />
                {money && <Col source="receivable" numeric label={t('uiKit.lists.receivable')} field={MoneyField} disableSort />}
              </KontorTable>
            </RelatedList>
          </ResourceContextProvider>
        </Card>
      )}
      <Columns>
        <Panel title={t('uiKit.lists.figures')}>
          <FiguresTable
            label={t('uiKit.lists.figures')}
            rows={figures}
            keyOf={({ label }) => label}
            columns={[
              { label: t('uiKit.lists.name'), draw: ({ label }) => label },
              { label: t('uiKit.values.amount'), numeric: true, draw: ({ amount }) => format.money(amount, 'EUR') },
            ]}
          />
        </Panel>
        <Panel title={t('uiKit.lists.states')}>
          <FilterSelect
            label={t('kontor.list.status')}
            value={chosen}
            choices={states.map((id) => ({ id, name: t(`uiKit.lists.state.${id}`) }))}
            onChange={(state) => setParams({ tab: 'lists', ...(state && { state }) }, { replace: true })}
          />
          <Box data-example sx={{ mt: 1, maxHeight: 320, overflow: 'hidden' }}>
            <State state={chosen} />
          </Box>
        </Panel>
      </Columns>
      <Imports />
    </>
  );
};

const State = ({ state }: { state: (typeof states)[number] }) => {
  const t = useTranslate();
  const list = useList<RaRecord>({ data: [], error: new Error(t('kontor.error.server')) });
  return (
    <ListContextProvider value={list}>
      {state === 'loading' && <ListSkeleton columns={3} />}
      {state === 'empty' && <NothingYet text={t('uiKit.lists.empty')} />}
      {state === 'none' && <NothingFound />}
      {state === 'failed' && <ListFailed />}
      {state === 'stale' && <ListStale />}
    </ListContextProvider>
  );
};
