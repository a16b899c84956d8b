import { suspectFields } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AskQuestion } from '../../platform/form/AskQuestion.tsx';
import { AlikeWarning, type PartyResource } from './AlikeWarning.tsx';

const of = [...suspectFields, 'country'];

/** Warns, inside the form, while codes and name are typed, and asks for confirmation once the API reports a duplicate. */
export const AskAlike = ({ resource }: { resource: PartyResource }) => {
  const t = useTranslate();
  return (
    <>
      <AlikeWarning resource={resource} />
      <AskQuestion
        flag="alikeConfirmed"
        of={of}
        title={t(`parties.alike.title_${resource}`)}
        confirmLabel={t('parties.alike.save')}
        cancelLabel={t('parties.alike.back')}
      >
        <Box sx={onlyFirst}>
          <AlikeWarning resource={resource} bare />
        </Box>
      </AskQuestion>
    </>
  );
};

// Several codes mostly lead to the same record.
const onlyFirst = { mt: 1, '& > a ~ a': { display: 'none' } } as const;
