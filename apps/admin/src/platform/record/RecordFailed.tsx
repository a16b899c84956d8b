import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { PageMessage } from '../page/PageMessage.tsx';
import { NotFoundRecord } from './NotFoundRecord.tsx';

type Props = { error: unknown; onRetry: () => void };

/** Shown when a record cannot be read: it does not exist, or reading failed and can be retried. */
export const RecordFailed = ({ error, onRetry }: Props) => {
  const t = useTranslate();
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
