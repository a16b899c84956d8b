import { Box, Button, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';

const accounts = [
  { email: 'admin@demo.com', password: 'admin' },
  { email: 'client@demo.com', password: 'client' },
];

/** Sample accounts, only where the server has the demo firm: one click fills the form. */
export const DemoAccounts = ({ form }: { form: RefObject<HTMLFormElement | null> }) => {
  const t = useTranslate();
  const fill = (account: (typeof accounts)[number]) => {
    for (const [name, value] of Object.entries(account)) {
      const field = form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!field) continue;
      // The label moves away only when an event reports the new value.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
  };
  return (
    <Box sx={{ mt: 3, p: 2, borderRadius: 1.5, border: 1, borderColor: 'divider', borderStyle: 'dashed' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('kontor.auth.demo')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {accounts.map((account) => (
          <Button key={account.email} size="small" variant="outlined" onClick={() => fill(account)}>
            {account.email}
          </Button>
        ))}
      </Box>
    </Box>
  );
};
