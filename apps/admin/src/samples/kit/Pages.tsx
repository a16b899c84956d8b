import { Box, Pagination, PaginationItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';

type Props = { page: number; perPage: number; total: number; onPage: (page: number) => void };

/** "1–10 of 42", and links to the other pages. */
export const Pages = ({ page, perPage, total, onPage }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const pages = Math.ceil(total / perPage);
  if (total === 0) return null;
  const rows = {
    from: format.number(Math.min((page - 1) * perPage + 1, total)),
    to: format.number(Math.min(page * perPage, total)),
    total: format.number(total),
  };
  return (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        px: 2,
        py: 1,
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      <span dir="auto">{t('kontor.list.rows', rows)}</span>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, chosen) => onPage(chosen)}
          shape="rounded"
          size="small"
          aria-label={t('kontor.list.pages')}
          getItemAriaLabel={(type, to, selected) =>
            type === 'page'
              ? t(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: to })
              : t(`ra.navigation.${type === 'previous' ? 'previous' : 'next'}`)
          }
          renderItem={(item) => (
            <PaginationItem {...item} sx={{ minWidth: 28, minHeight: 28, '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }} />
          )}
        />
      )}
    </Box>
  );
};
