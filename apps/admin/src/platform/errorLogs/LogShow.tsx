import type { ErrorLogRecord } from '@kontor/domain';
import { Box, Card } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { may } from '../api/ability.ts';
import { ActionButton } from '../action/ActionButton.tsx';
import { useCommand } from '../api/useCommand.ts';
import { Facts } from '../record/Facts.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { ShowPage } from '../record/ShowPage.tsx';
import { useFormat } from '../format/useFormat.ts';
import { Ltr } from '../format/Ltr.tsx';
import { LogLevel } from './LogLevel.tsx';
import { LogStatus } from './LogStatus.tsx';
import { copyText } from '../action/copyText.ts';

export const LogShow = () => <ShowPage<ErrorLogRecord>>{(log) => <Log log={log} />}</ShowPage>;

const Log = ({ log }: { log: ErrorLogRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const command = useCommand('logs');
  const field = (source: string) => t(`resources.logs.fields.${source}`);
  return (
    <>
      <PageHeader
        title={log.message}
        documentTitle={labelOf('logs', 1)}
        breadcrumb={[{ label: labelOf('logs', 2), to: '/logs/index' }]}
        status={
          <>
            <LogLevel log={log} />
            <LogStatus log={log} />
          </>
        }
        secondary={
          <ActionButton label={t('logs.copy')} run={() => copyText(JSON.stringify(log, null, 2))} success="logs.copied" />
        }
        action={
          !log.resolvedAt &&
          may('resolve', 'ErrorLog', log) && (
            <ActionButton
              label={t('logs.resolve')}
              variant="contained"
              run={() => command(log.id, 'resolve')}
              success="logs.done"
            />
          )
        }
      />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Facts
          facts={[
            { label: field('source'), value: t(`logs.sources.${log.source}`) },
            { label: field('route'), value: log.route && <Ltr>{log.route}</Ltr> },
            { label: field('count'), value: format.number(log.count) },
            { label: field('firstAt'), value: format.dateTime(log.firstAt) },
            { label: field('lastAt'), value: format.dateTime(log.lastAt) },
            { label: field('resolvedAt'), value: log.resolvedAt && format.dateTime(log.resolvedAt) },
            { label: field('requestId'), value: log.requestId && <Ltr>{log.requestId}</Ltr> },
            { label: field('userId'), value: log.userId },
          ]}
        />
        {log.stack && (
          <Box component="pre" tabIndex={0} aria-label={field('stack')} dir="ltr" sx={stack}>
            {log.stack}
          </Box>
        )}
      </Card>
    </>
  );
};

const stack = {
  mt: 3,
  mb: 0,
  p: 2,
  borderRadius: 1,
  bgcolor: 'background.default',
  fontSize: '0.75rem',
  lineHeight: 1.6,
  overflowX: 'auto',
  maxHeight: '60vh',
} as const;
