import { visuallyHidden } from '@mui/utils';

/** What a screen reader is told and nobody sees. */
export const Said = ({ children }: { children?: string | false }) => (
  <div role="status" style={visuallyHidden}>
    {children}
  </div>
);
