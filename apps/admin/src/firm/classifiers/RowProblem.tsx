import { Typography } from '@mui/material';

/** Shows why the whole row was refused. */
export const RowProblem = ({ text }: { text: string | undefined }) =>
  text ? (
    <Typography role="alert" variant="body2" color="error" sx={{ gridColumn: '1 / -1', pb: 0.5 }}>
      {text}
    </Typography>
  ) : null;
