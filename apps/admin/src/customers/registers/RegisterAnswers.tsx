import { isWorrying, registerQuestions, type CustomerRecord, type RegisterAnswerRecord, type VendorRecord } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAddress } from '../../firm/parties/usePartyFacts.tsx';
import type { PartyResource } from '../../firm/parties/AlikeWarning.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { Outcomes } from './Outcomes.tsx';
import { useAsk, useAskable, type Outcome } from './useLookUp.ts';

/** When it was asked, and by whom. */
const useAsked = () => {
  const t = useTranslate();
  const format = useFormat();
  return ({ createdAt, askedByName }: RegisterAnswerRecord) =>
    t('registers.asked_by', { time: format.dateTime(createdAt), name: askedByName ?? 'Kontor' });
};

const State = ({ answer: { register, state } }: { answer: RegisterAnswerRecord }) => {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ color: isWorrying(state) ? 'kontor.tone.warning' : undefined, fontWeight: 600 }}>
      {t(`registers.states.${register}_${state}`)}
    </Box>
  );
};

/** The latest answer of a register, and those before it. */
const Said = ({ answers: [latest, ...earlier] }: { answers: readonly RegisterAnswerRecord[] }) => {
  const t = useTranslate();
  const asked = useAsked();
  const addressOf = useAddress();
  if (!latest) return null;
  const { register, code, name, vatRegistered, consultationNumber, registerDate } = latest;
  const hasAddress = Boolean(latest.street || latest.city || latest.country);
  return (
    <Box sx={{ '& + &': { mt: 2 } }}>
      <Facts
        facts={[
          { label: `${t(`registers.names.${register}`)} · ${code}`, value: <State answer={latest} /> },
          { label: t('registers.asked'), value: asked(latest) },
          name !== null && { label: t('registers.name'), value: name },
          hasAddress && { label: t('registers.address'), value: addressOf(latest) },
          register === 'brreg' &&
            vatRegistered !== null && {
              label: t('registers.vat'),
              value: t(vatRegistered ? 'ra.boolean.true' : 'ra.boolean.false'),
            },
          consultationNumber !== null && { label: t('registers.consultation'), value: <Ltr>{consultationNumber}</Ltr> },
          registerDate !== null && { label: t('registers.register_date'), value: <Ltr>{registerDate}</Ltr> },
        ]}
      />
      {earlier.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {t('registers.earlier', { smart_count: earlier.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, ps: 2.5, listStyle: 'disc' }}>
            {earlier.map((answer) => (
              <li key={answer.id}>
                {asked(answer)}: <State answer={answer} /> {answer.consultationNumber && <Ltr>{answer.consultationNumber}</Ltr>}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
};

type Props = { resource: PartyResource; record: CustomerRecord | VendorRecord };

export const RegisterAnswers = ({ resource, record }: Props) => {
  const t = useTranslate();
  const kontor = useKontor();
  const questions = registerQuestions(record);
  const askable = useAskable(resource, questions);
  const ask = useAsk(resource);
  const [failed, setFailed] = useState<Outcome[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'registerAnswers', record.id, record.version],
    queryFn: ({ signal }) => kontor.call<RegisterAnswerRecord[]>('GET', `/${resource}/${record.id}/register-answers`, { signal }),
    enabled: questions.length > 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(askable),
    onSuccess: (outcomes) => {
      setFailed(outcomes.filter((outcome) => 'problem' in outcome));
      return refetch();
    },
  });
  if (!askable.length && !data?.length && !error) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1.5 }}>
        <Typography variant="h2">{t('registers.title')}</Typography>
        {askable.length > 0 && (
          <Button size="small" variant="outlined" loading={isPending} onClick={() => mutate()}>
            {t('registers.ask')}
          </Button>
        )}
      </Box>
      {error && <LoadFailed text={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{t('registers.none')}</Typography>}
      <div role="status">
        <Outcomes outcomes={failed} />
        {questions.map(({ register }) => (
          <Said key={register} answers={(data ?? []).filter((answer) => answer.register === register)} />
        ))}
      </div>
    </Box>
  );
};
