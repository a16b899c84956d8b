import { visuallyHidden } from '@mui/utils';

/** A visually hidden text for screen readers. */
export const ScreenReaderText = ({ children }: { children?: string | false }) => (
  <div role="status" style={visuallyHidden}>
    {children}
  </div>
);
