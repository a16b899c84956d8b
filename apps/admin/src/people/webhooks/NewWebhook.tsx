import type { MadeWebhook } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { part } from '../../platform/page/page.ts';
import { SecretShownOnce } from './SecretShownOnce.tsx';

const NewWebhookDialog = part(() => import('./NewWebhookDialog.tsx').then((m) => m.NewWebhookDialog));

/** Adds a webhook and shows its secret once. */
export const NewWebhook = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeWebhook>();
  const close = ({ record }: MadeWebhook) => {
    setMade(undefined);
    readAgain();
    void navigate(`/webhooks/${record.id}/show`);
  };
  return (
    <>
      <Button variant="contained" startIcon={<AddOutlined />} onClick={() => setAsking(true)}>
        {t('webhooks.new')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <NewWebhookDialog onMade={setMade} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {made && <SecretShownOnce secret={made.secret} onClose={() => close(made)} />}
    </>
  );
};
