import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { HttpError, useResourceContext, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { PageMessage } from '../page/PageMessage.tsx';
import { NotFoundRecord } from './NotFoundRecord.tsx';

type Props = { error: unknown; onRetry: () => void };

type Refusal = { code?: string; params?: { id?: number } } | null | undefined;

/** The record that this one was merged into. */
function keptId(error: unknown): number | undefined {
  const body = error instanceof HttpError ? (error.body as Refusal) : undefined;
  return body?.code === 'error.merged' ? body.params?.id : undefined;
}

/** Shown when a record cannot be read: it does not exist, or reading failed and can be retried. One that was merged leads to the other. */
export const RecordFailed = ({ error, onRetry }: Props) => {
  const t = useTranslate();
  const resource = useResourceContext() ?? '';
  const kept = keptId(error);
  if (kept !== undefined) return <Navigate to={`/${resource}/${kept}/show`} replace />;
  // The API refuses an id that is not a number.
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return <NotFoundRecord />;
  return (
    <PageMessage
      icon={<CloudOffOutlined />}
      title={t('kontor.page.failed')}
      text={error instanceof Error ? error.message : undefined}
    >
      <Button variant="contained" onClick={onRetry}>
        {t('kontor.page.retry')}
      </Button>
    </PageMessage>
  );
};
