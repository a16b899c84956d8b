import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../platform/action/ConfirmDialog.tsx';
import { StaleQuestion } from '../../platform/form/StaleQuestion.tsx';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import type { Question } from './useSaveDocument.ts';

type Props = { question: (Question & { answer: (goOn: boolean) => void }) | undefined; id: number | undefined };

/** The server's questions before saving. No answer loses typed values. */
export const EditorQuestions = ({ question, id }: Props) => {
  const t = useTranslate();
  const { name } = useDocumentResource();
  if (!question) return null;
  const answer = (goOn: boolean) => () => question.answer(goOn);
  if (question.kind === 'cost')
    return (
      <ConfirmDialog
        open
        title={t('documents.form.below_cost_title')}
        text={t('documents.form.below_cost', { items: question.items })}
        confirmLabel={t('documents.form.continue')}
        cancelLabel={t('documents.form.go_back')}
        onConfirm={answer(true)}
        onClose={answer(false)}
      />
    );
  if (question.kind === 'project')
    return (
      <ConfirmDialog
        open
        title={t('documents.form.project_title')}
        text={t('documents.form.project')}
        confirmLabel={t('documents.form.no_project')}
        cancelLabel={t('documents.form.choose_project')}
        onConfirm={answer(true)}
        onClose={answer(false)}
      />
    );
  return <StaleQuestion to={`/${name}/${id}/show`} answer={question.answer} />;
};
