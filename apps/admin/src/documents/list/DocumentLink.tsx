import { Box } from '@mui/material';
import { RowLink } from '../../platform/list/KontorTable.tsx';
import { besideList } from '../beside/besideList.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

/** The number in a row of the list, on one line: a link to the document with the list beside it. */
export const DocumentLink = ({ document }: { document: { id: number; number: string | null } }) => {
  const nameOf = useDocumentName();
  const { name } = useDocumentResource();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <RowLink to={besideList(name)(document.id)}>{nameOf(document)}</RowLink>
    </Box>
  );
};
