import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

export const ListFailedState = ({ message, onRetry }: { message: string; onRetry: () => void }) => {
  const t = useTranslate();
  return (
    <Box sx={{ textAlign: 'center', p: 5 }} role="alert">
      <CloudOffOutlined sx={{ fontSize: 40, color: 'text.secondary' }} aria-hidden />
      <Typography variant="h2" component="p">
        {t('kontor.list.failed')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {message}
      </Typography>
      <Button variant="outlined" onClick={onRetry}>
        {t('kontor.page.retry')}
      </Button>
    </Box>
  );
};
