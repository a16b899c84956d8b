import { Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';

/** After a sentence that no mail server is set up: the way to set it up, for those who may. */
export const MailSetup = () => {
  const t = useTranslate();
  if (!may('manage', 'all')) return null;
  return (
    <>
      {' '}
      <TextLink component={Link} to="/settings/index?section=mail">
        {t('letters.set_up')}
      </TextLink>
    </>
  );
};
