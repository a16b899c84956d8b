import { alikeFields } from '@kontor/domain';
import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ConfirmQuestion } from '../../platform/action/ConfirmQuestion.tsx';
import { useFormQuestion } from '../../platform/form/useFormQuestion.ts';
import { AlikeWarning, type PartyResource } from './AlikeWarning.tsx';

/** Warns, inside the form, while codes are typed, and asks for confirmation once the API reports a duplicate. */
export const AskAlike = ({ resource }: { resource: PartyResource }) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const { place, question, close, confirm } = useFormQuestion('alikeConfirmed');
  const codes = useWatch({ name: [...alikeFields, 'country'] }).join('\n');
  // The confirmation covers these codes only.
  useEffect(() => setValue('alikeConfirmed', undefined), [codes, setValue]);
  return (
    <>
      <span ref={place} hidden />
      <AlikeWarning resource={resource} />
      <ConfirmQuestion
        open={question !== undefined}
        title={t(`parties.alike.title_${resource}`)}
        text={question ?? ''}
        confirmLabel={t('parties.alike.save')}
        cancelLabel={t('parties.alike.back')}
        onConfirm={confirm}
        onClose={close}
      >
        <Box sx={onlyFirst}>
          <AlikeWarning resource={resource} bare />
        </Box>
      </ConfirmQuestion>
    </>
  );
};

// Several codes mostly lead to the same record.
const onlyFirst = { mt: 1, '& > a ~ a': { display: 'none' } } as const;
