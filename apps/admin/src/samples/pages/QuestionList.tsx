import type { QuestionAnswer } from '@kontor/domain';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';

type Props = { title: string; subtitle?: string; questions: readonly QuestionAnswer[]; lang?: string };

/** Questions that unfold, as native `details`: with the browser's keyboard, page search and anchors. */
export const QuestionList = ({ title, subtitle, questions, lang }: Props) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography variant="h2" id={id} lang={lang}>
        {title}
      </Typography>
      {subtitle && (
        <Typography color="textSecondary" lang={lang}>
          {subtitle}
        </Typography>
      )}
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1 }} lang="en">
        {questions.map(({ question, ans }) => (
          <Box component="details" key={question} sx={details}>
            <summary>
              <span>{question}</span>
              <ExpandMoreOutlined aria-hidden />
            </summary>
            <Box component="p" sx={{ m: 0, px: 2, pb: 2, maxWidth: '68ch', color: 'text.secondary' }}>
              {ans}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const details = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    minHeight: 44,
    px: 2,
    py: 1,
    cursor: 'pointer',
    fontWeight: 550,
    borderRadius: 1,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { bgcolor: 'action.hover' },
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
} as const;
