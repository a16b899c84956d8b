import StarIcon from '@mui/icons-material/Star';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { Box, Typography } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import type { PaletteOption } from './paletteOptions.ts';

type Props = {
  option: PaletteOption;
  props: HTMLAttributes<HTMLLIElement> & { key?: unknown };
  bookmarked: boolean;
  onBookmark: (page: string) => void;
};

export const PaletteRow = ({ option, props: { key: _key, ...optionProps }, bookmarked, onBookmark }: Props) => {
  const t = useTranslate();
  const Icon = option.icon;
  const { page } = option;
  // An option may not contain a button: the star is for the pointer, Alt+B does the same by keyboard.
  return (
    <Box component="div" {...(optionProps as HTMLAttributes<HTMLDivElement>)} sx={row}>
      <Icon sx={{ fontSize: 20, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography noWrap>{option.title}</Typography>
        {option.subtitle && (
          <Typography noWrap variant="caption" color="textSecondary" component="p">
            {option.subtitle}
          </Typography>
        )}
      </Box>
      {page && (
        <Box
          component="span"
          title={t(bookmarked ? 'kontor.palette.unbookmark' : 'kontor.palette.bookmark', { page: option.title })}
          onClick={(event) => {
            event.stopPropagation();
            onBookmark(page);
          }}
          sx={{ display: 'grid', placeItems: 'center', width: 36, height: 36 }}
        >
          {bookmarked ? (
            <StarIcon fontSize="small" color="secondary" />
          ) : (
            <StarBorderOutlined fontSize="small" sx={{ color: 'text.secondary' }} />
          )}
        </Box>
      )}
    </Box>
  );
};

const row = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.selected' },
};
