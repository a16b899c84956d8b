import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';

/** In the order in which a firm brings them: an opening invoice names its customer. */
const imports = [
  ['Customer', '/customerImports/index'],
  ['Vendor', '/vendorImports/index'],
  ['Item', '/itemImports/index'],
  ['StockMove', '/openingStock/index'],
  ['Bill', '/openingBills/index'],
  ['Invoice', '/openingInvoices/index'],
] as const;

/** What a firm has elsewhere, and the pages that import it. */
export const SetupImports = () => {
  const t = useTranslate();
  const open = imports.filter(
    ([subject]) => may('import', subject) && may(subject === 'StockMove' ? 'openStock' : 'create', subject),
  );
  if (!open.length) return null;
  return (
    <Card sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2">{t('settings.setup.imports')}</Typography>
        <Typography color="textSecondary">{t('settings.setup.imports_text')}</Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
          {open.map(([subject, to]) => (
            <Button key={to} variant="outlined" component={Link} to={to}>
              {t(`settings.setup.import.${subject}`)}
            </Button>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
};
