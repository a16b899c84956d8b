import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBox';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import { emailFolders, emailLabels, type EmailRecord } from '@kontor/domain';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MailActions } from './useMailActions.tsx';

type Props = { mails: readonly EmailRecord[]; actions: MailActions; onMoved?: () => void };

/** Actions for the selected emails, or the open one. */
export const MailBar = ({ mails, actions, onMoved }: Props) => {
  const t = useTranslate();
  const [menu, setMenu] = useState<{ kind: 'move' | 'label'; anchor: HTMLElement }>();
  const ids = mails.map(({ id }) => id);
  const isUnread = mails.some(({ isRead }) => !isRead);
  const move = (folder: (typeof emailFolders)[number]) => {
    setMenu(undefined);
    actions.move(mails, folder);
    onMoved?.();
  };
  const inTrash = mails.every(({ folder }) => folder === 'trash');
  return (
    <>
      <Tooltip title={t(isUnread ? 'mail.mark_read' : 'mail.mark_unread')}>
        <IconButton
          aria-label={t(isUnread ? 'mail.mark_read' : 'mail.mark_unread')}
          onClick={() => {
            actions.change(ids, { isRead: isUnread });
            if (!isUnread) onMoved?.();
          }}
        >
          {isUnread ? <MarkEmailReadOutlined /> : <MarkEmailUnreadOutlined />}
        </IconButton>
      </Tooltip>
      <Tooltip title={t('mail.move')}>
        <IconButton
          aria-label={t('mail.move')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setMenu({ kind: 'move', anchor: currentTarget })}
        >
          <DriveFileMoveOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('mail.label')}>
        <IconButton
          aria-label={t('mail.label')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setMenu({ kind: 'label', anchor: currentTarget })}
        >
          <LabelOutlined />
        </IconButton>
      </Tooltip>
      {!inTrash && (
        <Tooltip title={t('mail.delete')}>
          <IconButton aria-label={t('mail.delete')} onClick={() => move('trash')}>
            <DeleteOutlined />
          </IconButton>
        </Tooltip>
      )}
      <Menu open={menu?.kind === 'move'} anchorEl={menu?.anchor} onClose={() => setMenu(undefined)}>
        {emailFolders
          .filter((folder) => folder !== 'draft' && folder !== 'sent')
          .map((folder) => (
            <MenuItem key={folder} disabled={mails.every((mail) => mail.folder === folder)} onClick={() => move(folder)}>
              {t(`mail.folders.${folder}`)}
            </MenuItem>
          ))}
      </Menu>
      <Menu open={menu?.kind === 'label'} anchorEl={menu?.anchor} onClose={() => setMenu(undefined)}>
        {emailLabels.map((label) => {
          const having = mails.filter(({ labels }) => labels.includes(label)).length;
          const Ticked = having === mails.length ? CheckBox : having ? IndeterminateCheckBox : CheckBoxOutlineBlank;
          return (
            <MenuItem
              key={label}
              role="menuitemcheckbox"
              aria-checked={having === mails.length ? true : having ? 'mixed' : false}
              onClick={() => {
                // Adds the label to all, unless all have it: toggling would remove it from some and add it to others.
                const all = having === mails.length;
                actions.toggle(
                  mails.filter(({ labels }) => labels.includes(label) === all).map(({ id }) => id),
                  label,
                );
              }}
            >
              <ListItemIcon>
                <Ticked color={having ? 'primary' : 'inherit'} fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={t(`mail.labels.${label}`)} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
