import type { UserRecord } from '@kontor/domain';
import { Avatar } from '@mui/material';
import { initialsOf } from '../../platform/format/initials.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';

export const UserStatus = ({ user: { status } }: { user: Pick<UserRecord, 'status'> }) => <StatusChip status={status} />;

/** A person's picture or initials. Hidden from screen readers, because the name stands beside it. */
export const UserAvatar = ({
  user: { avatar, fullName, displayName },
  size = 44,
}: {
  user: Pick<UserRecord, 'avatar' | 'fullName' | 'displayName'>;
  size?: number;
}) => (
  <Avatar
    src={avatar ?? undefined}
    alt=""
    aria-hidden
    sx={{
      width: size,
      height: size,
      fontSize: size / 2.6,
      fontWeight: 600,
      bgcolor: 'kontor.tint.violet',
      color: 'text.primary',
    }}
  >
    {initialsOf(fullName || displayName)}
  </Avatar>
);
