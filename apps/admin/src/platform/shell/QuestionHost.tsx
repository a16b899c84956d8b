import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../action/ConfirmDialog.tsx';
import { answerQuestions } from '../api/confirming.ts';

type Question = { text: string; answer: (yes: boolean) => void };

/** Puts the questions of refused calls to the person. */
export const QuestionHost = () => {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      answerQuestions(
        (text) =>
          new Promise((answer) => {
            setQuestion({ text, answer });
            setOpen(true);
          }),
      ),
    [],
  );
  const end = (yes: boolean) => {
    setOpen(false);
    question?.answer(yes);
  };
  return <ConfirmDialog open={open} text={question?.text ?? ''} onClose={() => end(false)} onConfirm={() => end(true)} />;
};
