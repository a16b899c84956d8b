import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageMessage } from '../../page/PageMessage.tsx';

type Props = { error?: Error; resetErrorBoundary?: (...args: unknown[]) => void };

export const ErrorPage = ({ resetErrorBoundary }: Props) => {
  const translate = useTranslate();
  return (
    <PageMessage
      icon={<ReportProblemOutlined />}
      title={translate('kontor.page.error')}
      text={translate('kontor.page.error_text')}
    >
      <Button variant="contained" onClick={() => (resetErrorBoundary ? resetErrorBoundary() : window.location.reload())}>
        {translate('kontor.page.retry')}
      </Button>
    </PageMessage>
  );
};
