import { alikeFields } from '@kontor/domain';
import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ConfirmQuestion } from '../../platform/action/ConfirmQuestion.tsx';
import { tellFormFixed } from '../../platform/form/fixed.ts';
import { AlikeWarning, type PartyResource } from './AlikeWarning.tsx';

/** Warns, inside the form, while codes are typed, and asks for confirmation once the API reports a duplicate. */
export const AskAlike = ({ resource }: { resource: PartyResource }) => {
  const t = useTranslate();
  const place = useRef<HTMLSpanElement>(null);
  const { clearErrors, setValue } = useFormContext();
  const said = useFormState().errors['alikeConfirmed']?.message;
  const codes = useWatch({ name: [...alikeFields, 'country'] }).join('\n');
  const [question, setQuestion] = useState<string>();
  if (typeof said === 'string' && said !== question) setQuestion(said);
  // This is a question, not an error, so nothing turns red.
  useEffect(() => {
    if (said) clearErrors();
  }, [said, clearErrors]);
  // The confirmation covers these codes only.
  useEffect(() => setValue('alikeConfirmed', undefined), [codes, setValue]);
  const answer = () => {
    tellFormFixed(question);
    setQuestion(undefined);
  };
  const save = () => {
    answer();
    setValue('alikeConfirmed', true);
    place.current?.closest('form')?.requestSubmit();
  };
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
        onConfirm={save}
        onClose={answer}
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
