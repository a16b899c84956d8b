import { errorLevels, errorSources, type ErrorLogRecord } from '@kontor/domain';
import { Box, FormControlLabel, Switch } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { DateField } from '../format/fields.tsx';
import { KontorTable, RowLink } from '../list/KontorTable.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { useFormat } from '../format/useFormat.ts';
import { LogLevel } from './LogLevel.tsx';
import { LogStatus } from './LogStatus.tsx';

const Col = KontorTable.Col<ErrorLogRecord>;

export const LogList = () => {
  const t = useTranslate();
  const format = useFormat();
  const [resolvedToo, setResolvedToo] = useStore<boolean>('logs.resolvedToo', false);
  return (
    <ListPage
      sort={{ field: 'lastAt', order: 'DESC' }}
      filter={resolvedToo ? undefined : { resolvedAt: null }}
      emptyText={t('logs.empty')}
      tabs={{ source: 'source', choices: errorSources.map((value) => ({ value, label: t(`logs.sources.${value}`) })) }}
      filters={[
        {
          source: 'level',
          label: t('resources.logs.fields.level'),
          kind: 'select',
          choices: errorLevels.map((id) => ({ id, name: t(`logs.levels.${id}`) })),
        },
        { source: 'lastAt_gte', label: t('resources.logs.fields.lastAt'), kind: 'date' },
      ]}
      secondary={
        <FormControlLabel
          sx={{ mx: 0 }}
          control={<Switch size="small" checked={resolvedToo} onChange={(_event, on) => setResolvedToo(on)} />}
          label={t('logs.resolved_too')}
        />
      }
    >
      <KontorTable<ErrorLogRecord>
        hiddenColumns={['firstAt']}
        card={(record) => ({
          title: record.message,
          subtitle: `${t(`logs.sources.${record.source}`)} · ${format.relative(record.lastAt)}`,
          end: `×${format.number(record.count)}`,
          status: (
            <>
              <LogLevel log={record} /> <LogStatus log={record} />
            </>
          ),
        })}
      >
        <Col
          source="message"
          render={(record) => (
            <RowLink>
              <Box component="span" sx={message}>
                {record.message}
              </Box>
            </RowLink>
          )}
        />
        <Col source="level" render={(record) => <LogLevel log={record} />} />
        <Col source="source" render={(record) => t(`logs.sources.${record.source}`)} />
        <Col source="route" code />
        <Col source="count" numeric render={(record) => format.number(record.count)} />
        <Col source="firstAt" render={() => <DateField source="firstAt" relative />} />
        <Col source="lastAt" render={() => <DateField source="lastAt" relative />} />
        <Col source="resolvedAt" render={(record) => <LogStatus log={record} />} />
      </KontorTable>
    </ListPage>
  );
};

const message = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: 460,
} as const;
