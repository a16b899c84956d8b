import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  MenuItem,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { ConfirmDialog } from '../../platform/action/ConfirmDialog.tsx';
import { RemoveButton } from '../../platform/action/RemoveButton.tsx';
import { UndoText } from '../../platform/action/UndoText.tsx';
import { DiscardQuestion } from '../../platform/form/typing/DiscardQuestion.tsx';
import { StaleQuestion } from '../../platform/form/StaleQuestion.tsx';
import { OverflowMenu } from '../../platform/page/OverflowMenu.tsx';
import { Opens } from '../../platform/page/Opens.tsx';
import { Explanation } from '../../platform/report/Explanation.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { KeyCaps } from '../../platform/shell/shortcuts/KeyCaps.tsx';
import { Columns, Row } from './Columns.tsx';

const looks = ['contained', 'outlined', 'text'] as const;
const toasts = ['info', 'success', 'warning', 'error'] as const;

/** Buttons, and the messages that follow. */
export const Actions = () => {
  const t = useTranslate();
  const notify = useNotify();
  const [view, setView] = useState('week');
  const [asked, setAsked] = useState<'own' | 'discard' | 'stale'>();
  const close = () => setAsked(undefined);
  const wait = () => new Promise<void>((done) => setTimeout(done, 600));
  return (
    <Columns>
      <Panel title={t('uiKit.actions.buttons')} subtitle={t('uiKit.actions.buttons_text')}>
        {looks.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{t('kontor.form.save')}</Button>
            <Button variant={variant} startIcon={<AddOutlined />}>
              {t('kontor.list.new_record.m')}
            </Button>
            <Button variant={variant} size="small">
              {t('uiKit.actions.small')}
            </Button>
            <Button variant={variant} color="error">
              {t('ra.action.delete')}
            </Button>
            <Button variant={variant} disabled>
              {t('uiKit.actions.off')}
            </Button>
            <Button variant={variant} loading loadingPosition="start">
              {t('kontor.form.saving')}
            </Button>
          </Row>
        ))}
        <Row>
          <Tooltip title={t('ra.action.delete')}>
            <IconButton aria-label={t('ra.action.delete')}>
              <DeleteOutlined />
            </IconButton>
          </Tooltip>
          <Tooltip title={t('kontor.list.new_record.m')}>
            <IconButton aria-label={t('kontor.list.new_record.m')} size="small">
              <AddOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
          <IconButton aria-label={t('uiKit.actions.off')} disabled>
            <DeleteOutlined />
          </IconButton>
        </Row>
      </Panel>
      <Panel title={t('uiKit.actions.questions')} subtitle={t('uiKit.actions.questions_text')}>
        <Row>
          <ActionButton label={t('uiKit.actions.at_once')} run={wait} />
          <ActionButton label={t('uiKit.actions.asks')} confirm={{ text: t('uiKit.actions.sure') }} run={wait} />
          <ActionButton
            label={t('ra.action.delete')}
            danger
            confirm={{
              title: t('kontor.confirm.delete_title'),
              text: t('kontor.confirm.delete_text'),
              warning: t('kontor.confirm.delete_warning'),
              confirmLabel: t('kontor.confirm.delete_named', { name: 'Fjord Analyse AS' }),
            }}
            run={wait}
            success="kontor.confirm.deleted"
          />
          <ActionButton
            label={t('uiKit.actions.fails')}
            run={() => wait().then(() => Promise.reject(new Error(t('kontor.error.server'))))}
          />
          <ActionButton label={t('uiKit.actions.off')} disabledReason={t('uiKit.actions.why')} run={wait} />
        </Row>
        <Row>
          <Button variant="outlined" onClick={() => setAsked('own')}>
            {t('uiKit.actions.own')}
          </Button>
          <Button variant="outlined" onClick={() => setAsked('discard')}>
            {t('uiKit.actions.discard')}
          </Button>
          <Button variant="outlined" onClick={() => setAsked('stale')}>
            {t('uiKit.actions.stale')}
          </Button>
          <RemoveButton name="Fjord Analyse AS" run={wait} />
        </Row>
        <ConfirmDialog open={asked === 'own'} text={t('uiKit.actions.sure')} onConfirm={close} onClose={close}>
          <Explanation>{t('uiKit.values.long_text')}</Explanation>
        </ConfirmDialog>
        <DiscardQuestion open={asked === 'discard'} onDiscard={close} onKeep={close} />
        {asked === 'stale' && <StaleQuestion to="/uiKit/index" answer={close} />}
      </Panel>
      <Panel title={t('uiKit.actions.toasts')} subtitle={t('uiKit.actions.toasts_text')}>
        <Row>
          {toasts.map((type) => (
            <Button key={type} variant="outlined" onClick={() => notify(`uiKit.toasts.${type}`, { type })}>
              {t(`uiKit.toast_names.${type}`)}
            </Button>
          ))}
          <Button
            variant="outlined"
            onClick={() =>
              notify(<UndoText text={t('kontor.confirm.deleted')} undo={() => notify('uiKit.toasts.undone')} />, {
                type: 'success',
              })
            }
          >
            {t('uiKit.actions.undo')}
          </Button>
        </Row>
      </Panel>
      <Panel title={t('uiKit.actions.choices')}>
        <Row>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('uiKit.actions.view')}
            onChange={(_event, chosen: string | null) => chosen && setView(chosen)}
          >
            {['week', 'month', 'year'].map((one) => (
              <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 2 }}>
                {t(`uiKit.actions.views.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Opens
            button={(opener) => (
              <Button {...opener} variant="outlined">
                {t('kontor.shell.more')}
              </Button>
            )}
          >
            {(opened) => (
              <OverflowMenu {...opened}>
                <MenuItem>{t('kontor.list.export_csv')}</MenuItem>
                <MenuItem disabled>{t('uiKit.actions.off')}</MenuItem>
                <MenuItem sx={{ color: 'error.main' }}>{t('ra.action.delete')}</MenuItem>
              </OverflowMenu>
            )}
          </Opens>
        </Row>
        <Row>
          <FormControlLabel control={<Switch defaultChecked />} label={t('uiKit.actions.on')} />
          <FormControlLabel control={<Switch disabled />} label={t('uiKit.actions.off')} />
          <FormControlLabel control={<Checkbox defaultChecked />} label={t('uiKit.actions.chosen')} />
          <FormControlLabel control={<Checkbox indeterminate />} label={t('uiKit.actions.some')} />
          <FormControlLabel control={<Checkbox disabled />} label={t('uiKit.actions.off')} />
        </Row>
        <Row>
          <KeyCaps keys="Ctrl+Enter" /> {t('kontor.shortcuts.save')}
        </Row>
      </Panel>
    </Columns>
  );
};
