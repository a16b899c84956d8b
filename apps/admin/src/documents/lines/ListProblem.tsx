import { Typography } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** What is wrong with the lines as a whole. */
export const ListProblem = () => {
  const { errors } = useFormState({ name: 'lines' });
  const problem = errors['lines'];
  const message: unknown = problem?.message ?? problem?.root?.message;
  if (typeof message !== 'string' || !message) return null;
  return (
    <Typography variant="body2" role="alert" sx={{ color: 'error.main', px: 1, pt: 1 }}>
      {message}
    </Typography>
  );
};
