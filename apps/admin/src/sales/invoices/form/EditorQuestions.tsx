import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../platform/action/ConfirmDialog.tsx';
import { StaleQuestion } from '../../../platform/form/StaleQuestion.tsx';
import type { Question } from './useSaveInvoice.ts';

type Props = { question: (Question & { answer: (goOn: boolean) => void }) | undefined; id: number | undefined };

/** What the server wants to know before it saves. Neither answer loses anything that was typed. */
export const EditorQuestions = ({ question, id }: Props) => {
  const t = useTranslate();
  if (!question) return null;
  const answer = (goOn: boolean) => () => question.answer(goOn);
  if (question.kind === 'cost')
    return (
      <ConfirmDialog
        open
        title={t('invoices.form.below_cost_title')}
        text={t('invoices.form.below_cost', { items: question.items })}
        confirmLabel={t('invoices.form.continue')}
        cancelLabel={t('invoices.form.go_back')}
        onConfirm={answer(true)}
        onClose={answer(false)}
      />
    );
  return <StaleQuestion to={`/invoices/${id}/show`} answer={question.answer} />;
};
