import CloseOutlined from '@mui/icons-material/CloseOutlined';
import {
  Box,
  Button,
  Drawer,
  FormControlLabel,
  IconButton,
  Stack,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLayoutSettings } from './useLayoutSettings.ts';

type ChoiceProps = { label: string; value: string; options: [value: string, label: string][]; onChange: (value: string) => void };

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
    <Typography component="legend" variant="h3" sx={{ mb: 1, p: 0 }}>
      {label}
    </Typography>
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={value}
      onChange={(_event, chosen: string | null) => chosen && onChange(chosen)}
    >
      {options.map(([option, text]) => (
        <ToggleButton key={option} value={option} sx={{ minHeight: 40 }}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </Box>
);

export const Customiser = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslate();
  const layout = useLayoutSettings();
  const on = (key: string) => t(`kontor.customiser.${key}`);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 320, maxWidth: '100vw' }, role: 'dialog', 'aria-labelledby': 'customiser-title' } }}
    >
      <Stack sx={{ p: 2.5, gap: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="h2" id="customiser-title" sx={{ flex: 1 }}>
            {on('title')}
          </Typography>
          <IconButton aria-label={t('ra.action.close')} onClick={onClose} autoFocus>
            <CloseOutlined />
          </IconButton>
        </Box>
        <Choice
          label={on('skin')}
          value={layout.skin}
          options={[
            ['dark', on('dark')],
            ['light', on('light')],
          ]}
          onChange={(skin) => layout.setSkin(skin === 'light' ? 'light' : 'dark')}
        />
        <Choice
          label={on('width')}
          value={layout.boxed ? 'boxed' : 'full'}
          options={[
            ['full', on('full')],
            ['boxed', on('boxed')],
          ]}
          onChange={(width) => layout.setBoxed(width === 'boxed')}
        />
        <Choice
          label={on('bar')}
          value={layout.barStays ? 'sticky' : 'static'}
          options={[
            ['static', on('bar_static')],
            ['sticky', on('bar_sticky')],
          ]}
          onChange={(bar) => layout.setBarStays(bar === 'sticky')}
        />
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0 }}>
            {on('menu')}
          </Typography>
          <FormControlLabel
            control={<Switch checked={layout.menuCollapsed} onChange={(_e, value) => layout.setMenuCollapsed(value)} />}
            label={on('collapsed')}
          />
          <FormControlLabel
            control={<Switch checked={layout.menuHidden} onChange={(_e, value) => layout.setMenuHidden(value)} />}
            label={on('hidden')}
          />
        </Box>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
          <Typography component="legend" variant="h3" sx={{ p: 0 }}>
            {on('direction')}
          </Typography>
          <FormControlLabel
            control={<Switch checked={layout.rtl} onChange={(_e, value) => layout.setRtl(value)} />}
            label={on('rtl')}
          />
        </Box>
        <Button variant="outlined" onClick={layout.reset}>
          {on('reset')}
        </Button>
      </Stack>
    </Drawer>
  );
};
