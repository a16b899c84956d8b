import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageMessage } from '../../page/PageMessage.tsx';

export const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <PageMessage
      icon={<ExploreOffOutlined />}
      title={translate('kontor.page.not_found')}
      text={translate('kontor.page.not_found_text')}
    >
      <Button variant="contained" component={Link} to="/">
        {translate('kontor.page.to_start')}
      </Button>
    </PageMessage>
  );
};
