import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../platform/action/ConfirmDialog.tsx';
import { StaleQuestion } from '../../../platform/form/StaleQuestion.tsx';
import type { Asked } from './useSavePurchase.ts';

/** The server's questions before saving. No answer loses typed values. */
export const BillQuestions = ({ question, to }: { question: Asked | undefined; to: string }) => {
  const t = useTranslate();
  if (!question) return null;
  if (question.kind === 'stale') return <StaleQuestion to={to} answer={question.answer} />;
  return (
    <ConfirmDialog
      open
      title={t(`bills.form.${question.kind}_title`)}
      text={question.text}
      confirmLabel={t(`bills.form.${question.kind}_confirm`)}
      cancelLabel={t('documents.form.go_back')}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    />
  );
};
