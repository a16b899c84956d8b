import { get, useFormState, type FieldError } from 'react-hook-form';

/** The errors of a line's fields, in words below it. */
export const LineProblems = ({ index, id }: { index: number; id: string }) => {
  const { errors } = useFormState({ name: `lines.${index}` });
  const held: unknown = get(errors, `lines.${index}`);
  const problems = (held ?? {}) as Partial<Record<string, FieldError>>;
  const found = Object.values(problems).filter((problem) => problem?.message);
  return (
    <div id={id} className="problems">
      {found.map((problem, at) => (
        <div key={at}>{problem?.message}</div>
      ))}
    </div>
  );
};
