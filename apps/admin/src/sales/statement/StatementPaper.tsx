import type { CustomerRecord, Period } from '@kontor/domain';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LetterDialog } from '../../documents/send/index.ts';
import { PdfButton } from '../../platform/action/PdfButton.tsx';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { Opens } from '../../platform/page/Opens.tsx';

type Props = { customer: CustomerRecord; period: Period; disabled: boolean };

/** The statement as a PDF in the customer's language, to save or send. */
export const StatementPaper = ({ customer, period, disabled }: Props) => {
  const t = useTranslate();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const { from, to } = period;
  const path = `/customers/${customer.id}/statement`;
  const send = async (letter: object) => {
    await kontor.call('POST', `${path}/mail`, { body: { ...letter, fromDate: from, toDate: to } });
    readAgain('customers');
  };
  return (
    <>
      <PdfButton
        path={`${path}/pdf?${new URLSearchParams({ from, to }).toString()}`}
        name={`statement-${customer.id}-${from}-${to}.pdf`}
        disabled={disabled}
      />
      {may('send', 'Invoice') && (
        <Opens
          popup="dialog"
          preload={LetterDialog.preload}
          button={(opener) => (
            <Button {...opener} variant="outlined" disabled={disabled}>
              {t('statement.send')}
            </Button>
          )}
        >
          {({ open, onClose }) =>
            open && (
              <LetterDialog
                title={t('statement.send')}
                text={t('statement.send_text')}
                to={{ customerId: customer.id, contactId: null }}
                path={`${path}/letter`}
                query={{ from, to }}
                send={send}
                onClose={onClose}
              />
            )
          }
        </Opens>
      )}
    </>
  );
};
