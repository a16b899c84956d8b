import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Card, Chip, IconButton, List, Tooltip, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useId, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { UploadButton, UploadRows } from '../../../platform/record/UploadRows.tsx';
import type { Uploads } from '../../../platform/record/useUploads.ts';
import { inOrder, type Paper } from './papers.ts';
import { PaperView } from './PaperView.tsx';

type Props = {
  papers: readonly Paper[];
  /** Left out where nothing can be added. */
  onAdd?: (files: File[]) => void;
  /** Takes a paper away that is not saved yet. */
  onRemove?: (paper: Paper) => void;
  uploads?: Uploads;
};

const Empty = ({ mayAdd }: { mayAdd: boolean }) => {
  const t = useTranslate();
  return (
    <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
      {t(mayAdd ? 'bills.paper.drop' : 'bills.paper.none')}
    </Typography>
  );
};

/** The picture or PDF of a bill: beside the form on a wide screen, above it on a narrow one, where it can be folded. */
export const PaperPane = ({ papers, onAdd, onRemove, uploads }: Props) => {
  const t = useTranslate();
  const id = useId();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const [chosen, setChosen] = useState<string>();
  const [folded, setFolded] = useState(false);
  const [over, setOver] = useState(false);
  const ordered = inOrder(papers);
  const shown = ordered.find(({ key }) => key === chosen) ?? ordered[0];
  const isOpen = wide || !folded;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd?.([...event.dataTransfer.files]);
  };
  return (
    <Card
      component="section"
      aria-labelledby={id}
      className="no-print"
      onDragOver={onAdd && ((event: DragEvent) => (event.preventDefault(), setOver(true)))}
      onDragLeave={() => setOver(false)}
      onDrop={onAdd && drop}
      sx={{ ...pane, ...(over && { outline: '2px dashed', outlineColor: 'primary.main' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', px: 2, py: 1 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {t('bills.paper.title')}
        </Typography>
        {onAdd && <UploadButton label={t('bills.paper.add')} onFiles={onAdd} />}
        {!wide && shown && (
          <Button
            size="small"
            aria-expanded={!folded}
            endIcon={folded ? <ExpandMoreOutlined /> : <ExpandLessOutlined />}
            onClick={() => setFolded(!folded)}
          >
            {t(folded ? 'bills.paper.show' : 'bills.paper.hide')}
          </Button>
        )}
      </Box>
      {uploads && uploads.uploads.length > 0 && (
        <List dense sx={{ px: 2 }}>
          <UploadRows uploads={uploads} />
        </List>
      )}
      {isOpen && papers.length > 1 && (
        <Box role="group" aria-label={t('bills.paper.all')} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', px: 2, pb: 1 }}>
          {ordered.map((paper) => (
            <Chip
              key={paper.key}
              clickable
              label={<bdi>{paper.name}</bdi>}
              aria-pressed={paper.key === shown?.key}
              color={paper.key === shown?.key ? 'primary' : 'default'}
              onClick={() => setChosen(paper.key)}
            />
          ))}
        </Box>
      )}
      {isOpen && shown && <PaperView key={shown.key} paper={shown} />}
      {isOpen && shown && onRemove && (
        <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 0.5 }}>
          <Typography variant="body2" color="textSecondary" noWrap sx={{ flex: 1 }}>
            <bdi>{shown.name}</bdi> · {t('bills.paper.waiting')}
          </Typography>
          <Tooltip title={t('bills.paper.remove')}>
            <IconButton size="small" aria-label={`${t('bills.paper.remove')}: ${shown.name}`} onClick={() => onRemove(shown)}>
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
      {!shown && <Empty mayAdd={onAdd !== undefined} />}
    </Card>
  );
};

const pane = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'clip',
  '& [role=toolbar] .MuiIconButton-root': { p: 0.75 },
  // As high as the window between the bars; on a narrow screen half of it, so that the form stays in sight.
  maxHeight: { xs: '60vh', lg: 'calc(100vh - 180px)' },
  position: { lg: 'sticky' },
  top: { lg: 76 },
} as const;
