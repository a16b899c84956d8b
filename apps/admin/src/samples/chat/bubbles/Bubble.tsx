import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordCard } from '../../../platform/record/RecordCard.tsx';
import { piecesOf, recordsIn } from '../../../platform/record/recordsIn.ts';

/** A message, with cards for the records that it links to. */
export const Bubble = ({ text, isOwn, children }: { text: string; isOwn: boolean; children?: ReactNode }) => {
  const records = recordsIn(text);
  return (
    <>
      <Box dir="auto" sx={{ ...bubble, ...(isOwn ? own : others) }}>
        {piecesOf(text).map(({ text: piece, href }, index) =>
          href ? (
            <Box
              key={index}
              component="a"
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              sx={{ color: 'inherit' }}
            >
              {piece}
            </Box>
          ) : (
            piece
          ),
        )}
        {children}
      </Box>
      {records.map(({ resource, id }) => (
        <RecordCard key={`${resource} ${id}`} resource={resource} id={id} />
      ))}
    </>
  );
};

const bubble = {
  px: 1.75,
  py: 1,
  borderRadius: 2.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '100%',
} as const;
const own = { bgcolor: 'primary.main', color: 'primary.contrastText', borderEndEndRadius: 4 } as const;
const others = { bgcolor: 'kontor.tint.neutral', color: 'text.primary', borderEndStartRadius: 4 } as const;
