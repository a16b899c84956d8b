import { errorLevels, errorSources, type ErrorLogRecord } from '@kontor/domain';
import { Box, FormControlLabel, Switch } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { DateField } from '../format/fields.tsx';
import { KontorTable, RowLink } from '../list/KontorTable.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { useFormat } from '../format/useFormat.ts';
import { LogLevel } from './LogLevel.tsx';
import { LogStatus } from './LogStatus.tsx';

const asLog = (record: object): ErrorLogRecord => record as ErrorLogRecord;

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
      <KontorTable
        hiddenColumns={['firstAt']}
        card={(record) => ({
          title: asLog(record).message,
          subtitle: `${t(`logs.sources.${asLog(record).source}`)} · ${format.relative(asLog(record).lastAt)}`,
          end: `×${format.number(asLog(record).count)}`,
          status: (
            <>
              <LogLevel log={asLog(record)} /> <LogStatus log={asLog(record)} />
            </>
          ),
        })}
      >
        <KontorTable.Col
          source="message"
          render={(record) => (
            <RowLink>
              <Box component="span" sx={message}>
                {asLog(record).message}
              </Box>
            </RowLink>
          )}
        />
        <KontorTable.Col source="level" render={(record) => <LogLevel log={asLog(record)} />} />
        <KontorTable.Col source="source" render={(record) => t(`logs.sources.${asLog(record).source}`)} />
        <KontorTable.Col source="route" code />
        <KontorTable.Col source="count" numeric render={(record) => format.number(asLog(record).count)} />
        <KontorTable.Col source="firstAt" render={() => <DateField source="firstAt" relative />} />
        <KontorTable.Col source="lastAt" render={() => <DateField source="lastAt" relative />} />
        <KontorTable.Col source="resolvedAt" render={(record) => <LogStatus log={asLog(record)} />} />
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
