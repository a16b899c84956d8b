import { chatStatuses, type ChatProfileRecord, type ChatStatus } from '@kontor/domain';
import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Skeleton,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PresentFace } from './Presence.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useOwnProfile } from './useChats.ts';

const longest = 500;

/** The person's own profile and chat settings. */
export const OwnPanel = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslate();
  const profile = useOwnProfile(open);
  const { data, error, refetch } = profile;
  return (
    <SidePanel title={t('chat.own')} open={open} onClose={onClose}>
      {data ? (
        <OwnProfile profile={data} change={profile.change} save={profile.save} />
      ) : error ? (
        <LoadFailed text={error.message} onRetry={refetch} />
      ) : (
        [88, 40, 120].map((height) => <Skeleton key={height} height={height} />)
      )}
    </SidePanel>
  );
};

type Props = { profile: ChatProfileRecord } & Pick<ReturnType<typeof useOwnProfile>, 'change' | 'save'>;

const OwnProfile = ({ profile: { fullName, avatar, status, about, settings }, change, save }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [text, setText] = useState(about);
  const keep = () =>
    save({ about: text.trim() }).then(
      () => notify('chat.saved', { type: 'success' }),
      () => undefined, // The call has reported it already.
    );
  return (
    <>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <PresentFace name={fullName} avatar={avatar} status={status} size={88} />
        <Typography variant="h3" component="p">
          <bdi>{fullName}</bdi>
        </Typography>
      </Box>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <TextField
          label={t('chat.about')}
          multiline
          minRows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
          helperText={t('chat.about_left', { smart_count: longest - text.length })}
          slotProps={{ htmlInput: { maxLength: longest, dir: 'auto' } }}
        />
        <Button type="submit" variant="outlined" disabled={text.trim() === about} sx={{ mt: 1 }}>
          {t('chat.save')}
        </Button>
      </Box>
      <FormControl margin="none">
        <FormLabel id="chat-status">{t('chat.status_title')}</FormLabel>
        <RadioGroup
          aria-labelledby="chat-status"
          value={status}
          onChange={(_event, next) => change({ status: next as ChatStatus })}
        >
          {chatStatuses.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`chat.status.${one}`)} />
          ))}
        </RadioGroup>
        <FormHelperText>{t('chat.status_hint')}</FormHelperText>
      </FormControl>
      <FormControl margin="none">
        <FormLabel>{t('chat.settings')}</FormLabel>
        <FormControlLabel
          control={
            <Switch
              checked={settings.isNotificationsOn}
              onChange={(_event, isNotificationsOn) => change({ isNotificationsOn })}
            />
          }
          label={t('chat.notifications')}
        />
        <FormHelperText sx={{ mb: 1 }}>{t('chat.notifications_hint')}</FormHelperText>
        <FormControlLabel
          control={
            <Switch checked={settings.isTwoStepAuthVerificationEnabled} onChange={() => void navigate('/account/security')} />
          }
          label={t('chat.two_step')}
        />
        <FormHelperText>{t('chat.two_step_hint')}</FormHelperText>
      </FormControl>
    </>
  );
};
