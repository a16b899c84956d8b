import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { PageMessage } from '../page/PageMessage.tsx';
import { NotFoundRecord } from './NotFoundRecord.tsx';

type Props = { error: unknown; onRetry: () => void };

/** In place of a record that could not be read: there is none of this id, or reading it failed and may be tried again. */
export const RecordFailed = ({ error, onRetry }: Props) => {
  const t = useTranslate();
  // An id that is not a number is refused before anybody looks for it.
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
