import { Button, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Props = {
  verb: string;
  /** Filled if this is the next sensible step. */
  isNext: boolean;
  /** Why the status forbids it, in words. */
  why?: string;
  onOpen: () => void;
};

/** A command of the document that opens a dialog. */
export const VerbButton = ({ verb, isNext, why, onOpen }: Props) => {
  const t = useTranslate();
  const { name } = useDocumentResource();
  return (
    <Tooltip title={why ?? ''}>
      <span>
        <Button variant={isNext ? 'contained' : 'outlined'} disabled={Boolean(why)} onClick={onOpen}>
          {t(`${name}.action.${verb}`)}
        </Button>
      </span>
    </Tooltip>
  );
};
