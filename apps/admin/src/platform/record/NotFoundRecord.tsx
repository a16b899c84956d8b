import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Button } from '@mui/material';
import { useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { PageMessage } from '../page/PageMessage.tsx';

/** Names the unknown id and links to the list; a resource may override the text by `<resource>.not_found`. */
export const NotFoundRecord = () => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams();
  return (
    <PageMessage
      icon={<SearchOffOutlined />}
      title={t(`${resource}.not_found.title`, { _: t('kontor.page.record_not_found') })}
      text={t(`${resource}.not_found.text`, {
        id,
        _: t('kontor.page.record_not_found_text', { name: labelOf(resource, 1), id }),
      })}
    >
      <Button variant="contained" component={Link} to={`/${resource}/index`}>
        {t(`${resource}.not_found.to_list`, { _: t('kontor.page.to_list', { name: labelOf(resource, 2) }) })}
      </Button>
    </PageMessage>
  );
};
