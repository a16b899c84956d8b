import type { Register, RegisterAnswerRecord, RegisterQuestion, Registers } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { subjectOf } from '../../platform/api/subjects.ts';
import type { PartyResource } from '../../firm/parties/AlikeWarning.tsx';

/** A register's answer, or why there is none. */
export type Outcome = RegisterQuestion & ({ answer: RegisterAnswerRecord } | { problem: string });

/** The questions that this server may ask on the person's behalf. */
export function useAskable(resource: PartyResource, questions: readonly RegisterQuestion[]): RegisterQuestion[] {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['companyRegisters'],
    queryFn: ({ signal }) => kontor.call<Registers>('GET', '/company-registers', { signal }),
    enabled: questions.length > 0 && may('edit', subjectOf(resource)),
    staleTime: Infinity,
  });
  const known: readonly Register[] = data?.registers ?? [];
  return questions.filter(({ register }) => known.includes(register));
}

/** Asks all registers at once; a slow one does not delay the others. */
export function useAsk(resource: PartyResource): (questions: readonly RegisterQuestion[]) => Promise<Outcome[]> {
  const kontor = useKontor();
  const ask = async (question: RegisterQuestion): Promise<Outcome> => {
    try {
      return { ...question, answer: await kontor.call<RegisterAnswerRecord>('POST', `/${resource}/look-up`, { body: question }) };
    } catch (error) {
      return { ...question, problem: (error as Error).message };
    }
  };
  return (questions) => Promise.all(questions.map(ask));
}
