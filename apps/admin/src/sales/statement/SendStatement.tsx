import type { CustomerRecord, Period } from '@kontor/domain';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LetterDialog } from '../../documents/send/index.ts';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { Opens } from '../../platform/page/Opens.tsx';

type Props = { customer: CustomerRecord; period: Period; disabled: boolean };

/** Sends the statement as a PDF in the customer's language. */
export const SendStatement = ({ customer, period, disabled }: Props) => {
  const t = useTranslate();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const { from, to } = period;
  const path = `/customers/${customer.id}/statement`;
  const send = async (letter: object) => {
    await kontor.call('POST', `${path}/mail`, { body: { ...letter, fromDate: from, toDate: to } });
    readAgain();
  };
  if (!may('send', 'Invoice')) return null;
  return (
    <Opens
      popup="dialog"
      preload={LetterDialog.preload}
      button={(opener) => (
        <Button {...opener} variant="outlined" disabled={disabled}>
          {t('customer_statement.send')}
        </Button>
      )}
    >
      {({ open, onClose }) =>
        open && (
          <LetterDialog
            title={t('customer_statement.send')}
            text={t('customer_statement.send_text')}
            to={{ customerId: customer.id, contactId: null }}
            path={`${path}/letter`}
            query={{ from, to }}
            send={send}
            onClose={onClose}
          />
        )
      }
    </Opens>
  );
};
