import type { CustomerRecord } from '@kontor/domain';
import { Box, List, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { RecordCard } from '../../platform/record/RecordCard.tsx';
import { RecordName } from '../../platform/record/RecordName.tsx';
import { UploadButton, UploadRows } from '../../platform/record/UploadRows.tsx';
import type { Upload } from '../../platform/record/useUploads.ts';
import { Panel } from '../../platform/report/Panel.tsx';
import { MoveButtons } from '../../platform/sortable/MoveButtons.tsx';
import { SortableList, SortableRow } from '../../platform/sortable/SortableList.tsx';
import { Columns } from './Columns.tsx';

/** Components of a record's page beside its facts: preview card, history, uploads, sortable rows. */
export const Records = () => (
  <Columns>
    {may('list', 'Customer') && <OfACustomer />}
    <Files />
    <Order />
  </Columns>
);

/** A real customer: the first that the reader may see. */
const OfACustomer = () => {
  const t = useTranslate();
  const first = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;
  const { data } = useGetList<CustomerRecord>('customers', first);
  const id = data?.[0]?.id;
  return (
    <>
      <Panel title={t('uiKit.records.card')} subtitle={t('uiKit.records.card_text')}>
        {id === undefined ? (
          <Typography>{t('uiKit.lists.empty')}</Typography>
        ) : (
          <>
            <RecordCard resource="customers" id={id} />
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              <RecordName subject="Customer" id={id} otherwise={`#${id}`} />
            </Typography>
          </>
        )}
      </Panel>
      {id !== undefined && may('read', 'Audit') && (
        <Panel title={t('uiKit.records.history')} subtitle={t('uiKit.records.history_text')}>
          <ActivityTimeline subject="Customer" subjectId={id} resource="customers" />
        </Panel>
      )}
    </>
  );
};

const Files = () => {
  const t = useTranslate();
  const example = (name: string, rest: Partial<Upload>): Upload => ({
    key: name,
    file: new File([], name),
    fields: {},
    share: 0,
    ...rest,
  });
  const [uploads, setUploads] = useState<Upload[]>(() => [
    example('drawing.pdf', { share: 0.45 }),
    example('photo.jpg', { error: new Error(t('kontor.error.server')) }),
  ]);
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = (files: File[]) => setUploads((all) => [...files.map((file) => example(file.name, { file, share: 0.1 })), ...all]);
  return (
    <Panel title={t('uiKit.records.files')} subtitle={t('uiKit.records.files_text')}>
      <UploadButton label={t('uiKit.records.upload')} onFiles={add} />
      <List disablePadding>
        <UploadRows
          uploads={{
            uploads,
            add,
            retry: (key) => change(key, { error: undefined, share: 0.1 }),
            cancel: (key) => setUploads((all) => all.filter((one) => one.key !== key)),
          }}
        />
      </List>
    </Panel>
  );
};

const Order = () => {
  const t = useTranslate();
  const [rows, setRows] = useState(['first', 'second', 'third']);
  const nameOf = (row: string): string => t(`uiKit.records.rows.${row}`);
  const move = (from: number, to: number) => {
    const others = rows.filter((_row, index) => index !== from);
    setRows([...others.slice(0, to), ...rows.slice(from, from + 1), ...others.slice(to)]);
  };
  return (
    <Panel title={t('uiKit.records.order')} subtitle={t('uiKit.records.order_text')}>
      <SortableList rows={rows} keyOf={(row) => row} nameOf={nameOf} onMove={move}>
        {(row, place) => (
          <SortableRow place={place} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            {place && <MoveButtons name={nameOf(row)} place={place} />}
            <Box component="span">{nameOf(row)}</Box>
          </SortableRow>
        )}
      </SortableList>
    </Panel>
  );
};
