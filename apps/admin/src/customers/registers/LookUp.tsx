import { changesBy, registerQuestions, type PartyKind, type RegisterChange } from '@kontor/domain';
import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined';
import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { PartyResource } from '../../firm/parties/AlikeWarning.tsx';
import { Once } from '../../platform/page/Once.tsx';
import { part } from '../../platform/page/page.ts';
import { Outcomes } from './Outcomes.tsx';
import { useAsk, useAskable, type Outcome } from './useLookUp.ts';

const TakeOver = part(() => import('./TakeOver.tsx').then((m) => m.TakeOver));

type Codes = { kind: PartyKind; country: string; legalCode: string | null; vatCode: string | null };
type Props = {
  resource: PartyResource;
  /** The fields of a new record that follow from its country. */
  onCountry: (country: string) => void;
};

/** Asks the registers that know codes of this form and offers their data. Typed values never change unseen. */
export const LookUp = ({ resource, onCountry }: Props) => {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext();
  const [kind, country, legalCode, vatCode] = useWatch<Codes, ['kind', 'country', 'legalCode', 'vatCode']>({
    name: ['kind', 'country', 'legalCode', 'vatCode'],
  });
  const questions = registerQuestions({ kind, country, legalCode, vatCode });
  const askable = useAskable(resource, questions);
  const ask = useAsk(resource);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [changes, setChanges] = useState<RegisterChange[]>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(askable),
    onSuccess: (answered) => {
      setOutcomes(answered);
      const answers = answered.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []));
      const found = changesBy(answers, getValues());
      if (found.length) setChanges(found);
    },
  });
  // An answer about an earlier code says nothing about this one.
  const told = outcomes.filter(({ register, code }) => questions.some((one) => one.register === register && one.code === code));
  const takeOver = (chosen: FieldValues) => {
    for (const { field, to } of changes ?? [])
      if (chosen[field]) {
        setValue(field, to, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        if (field === 'country') onCountry(to);
      }
  };
  if (!askable.length && !told.length) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1', mb: 2 }}>
      {askable.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<TravelExploreOutlined />}
          loading={isPending}
          loadingPosition="start"
          onClick={() => mutate()}
        >
          {t('registers.look_up')} ({askable.map(({ register }) => t(`registers.names.${register}`)).join(', ')})
        </Button>
      )}
      <div role="status">
        <Outcomes outcomes={told} />
      </div>
      <Once wanted={changes !== undefined}>
        {changes && <TakeOver changes={changes} resource={resource} onTake={takeOver} onClose={() => setChanges(undefined)} />}
      </Once>
    </Box>
  );
};
