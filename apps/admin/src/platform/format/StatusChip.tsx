import type { SvgIconComponent } from '@mui/icons-material';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DownloadDoneOutlined from '@mui/icons-material/DownloadDoneOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PieChartOutlined from '@mui/icons-material/PieChartOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Tone } from '../theme/tokens.ts';

type Look = { tone: Tone; icon: SvgIconComponent; dashed?: boolean };

/** Statuses have an icon and a word, never colour alone. They are named as in the domain; their words are `kontor.status.<name>`. */
const looks = {
  draft: { tone: 'neutral', icon: EditNoteOutlined, dashed: true },
  inactive: { tone: 'neutral', icon: BlockOutlined },
  billed: { tone: 'neutral', icon: ReceiptLongOutlined },
  void: { tone: 'neutral', icon: BlockOutlined },
  notBillable: { tone: 'neutral', icon: BlockOutlined },
  cancelled: { tone: 'neutral', icon: BlockOutlined },
  planned: { tone: 'neutral', icon: ScheduleOutlined, dashed: true },
  sent: { tone: 'info', icon: SendOutlined },
  reserved: { tone: 'info', icon: ReceiptLongOutlined },
  paid: { tone: 'success', icon: CheckCircleOutlined },
  accepted: { tone: 'success', icon: CheckCircleOutlined },
  active: { tone: 'success', icon: CheckCircleOutlined },
  confirmed: { tone: 'success', icon: CheckCircleOutlined },
  completed: { tone: 'success', icon: CheckCircleOutlined },
  dueIn: { tone: 'warning', icon: ScheduleOutlined },
  dueLater: { tone: 'info', icon: ScheduleOutlined },
  dueToday: { tone: 'warning', icon: ScheduleOutlined },
  pending: { tone: 'warning', icon: ScheduleOutlined },
  invited: { tone: 'info', icon: SendOutlined },
  onHold: { tone: 'warning', icon: PauseCircleOutlined },
  unconfirmed: { tone: 'warning', icon: ScheduleOutlined },
  overdue: { tone: 'error', icon: ErrorOutlineOutlined },
  rejected: { tone: 'error', icon: BlockOutlined },
  expired: { tone: 'error', icon: ErrorOutlineOutlined },
  open: { tone: 'info', icon: ReceiptLongOutlined },
  partlyPaid: { tone: 'violet', icon: PieChartOutlined },
  downloaded: { tone: 'teal', icon: DownloadDoneOutlined },
  unbilled: { tone: 'teal', icon: ReceiptLongOutlined },
} satisfies Record<string, Look>;

/** `dueLater` is the look of `dueIn` while the date is still far away. */
export type StatusName = Exclude<keyof typeof looks, 'dueLater'>;

export const statusNames = Object.keys(looks).filter((name): name is StatusName => name !== 'dueLater');

/** `dueIn` looks like `dueLater` from this many days on. */
const week = 7;

/** Example: `<StatusChip status="draft" />`, `<StatusChip status="dueIn" count={5} />`, or own words by `label`. */
export const StatusChip = ({ status, count, label }: { status: StatusName; count?: number; label?: string }) => {
  const t = useTranslate();
  const { tone, icon: Icon, dashed }: Look = looks[status === 'dueIn' && (count ?? 0) > week ? 'dueLater' : status];
  const word = status === 'overdue' && count !== undefined ? 'overdueDays' : status;
  return (
    <Box
      component="span"
      data-status={status}
      sx={{
        ...chip,
        color: `kontor.tone.${tone}`,
        bgcolor: `kontor.tint.${tone}`,
        borderStyle: dashed ? 'dashed' : 'solid',
        borderColor: dashed ? 'currentColor' : 'transparent',
      }}
    >
      <Icon sx={{ fontSize: 14 }} aria-hidden />
      {label ?? t(`kontor.status.${word}`, { smart_count: count ?? 1 })}
    </Box>
  );
};

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  // In a narrow card the word may take two lines.
  minHeight: 24,
  py: 0.25,
  borderRadius: '12px',
  borderWidth: 1,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
} as const;
