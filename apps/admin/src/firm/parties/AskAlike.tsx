import { alikeFields } from '@kontor/domain';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ConfirmQuestion } from '../../platform/action/ConfirmQuestion.tsx';
import { AlikeWarning, type PartyResource } from './AlikeWarning.tsx';

/** Warns while codes are typed, and asks once the API says that another one has them: stands inside the form. */
export const AskAlike = ({ resource }: { resource: PartyResource }) => {
  const t = useTranslate();
  const place = useRef<HTMLSpanElement>(null);
  const { clearErrors, setValue } = useFormContext();
  const said = useFormState().errors['alikeConfirmed']?.message;
  const codes = useWatch({ name: [...alikeFields, 'country'] }).join('\n');
  // The answer was about these codes and no others.
  useEffect(() => setValue('alikeConfirmed', undefined), [codes, setValue]);
  const save = () => {
    clearErrors();
    setValue('alikeConfirmed', true);
    place.current?.closest('form')?.requestSubmit();
  };
  return (
    <>
      <span ref={place} hidden />
      <AlikeWarning resource={resource} />
      <ConfirmQuestion
        open={typeof said === 'string'}
        title={t(`parties.alike.title_${resource}`)}
        text={typeof said === 'string' ? said : ''}
        confirmLabel={t('parties.alike.save')}
        cancelLabel={t('parties.alike.back')}
        onConfirm={save}
        onClose={() => clearErrors()}
      >
        <AlikeWarning resource={resource} />
      </ConfirmQuestion>
    </>
  );
};
