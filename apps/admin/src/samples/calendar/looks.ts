import type { AgendaKind, Calendar } from '@kontor/domain';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CelebrationOutlined from '@mui/icons-material/CelebrationOutlined';
import FamilyRestroomOutlined from '@mui/icons-material/FamilyRestroomOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Tone } from '../../platform/theme/tokens.ts';

/** Colour and icon of each list: colour alone is not enough. */
export const looks: Record<Calendar | AgendaKind, { tone: Tone; icon: SvgIconComponent }> = {
  Personal: { tone: 'violet', icon: PersonOutlined },
  Business: { tone: 'info', icon: WorkOutlineOutlined },
  Family: { tone: 'warning', icon: FamilyRestroomOutlined },
  Holiday: { tone: 'success', icon: WbSunnyOutlined },
  ETC: { tone: 'teal', icon: LabelOutlined },
  invoiceDue: { tone: 'neutral', icon: ReceiptLongOutlined },
  projectStart: { tone: 'neutral', icon: PlayCircleOutlined },
  projectEnd: { tone: 'neutral', icon: FlagOutlined },
  documentExpires: { tone: 'neutral', icon: BadgeOutlined },
  holiday: { tone: 'error', icon: CelebrationOutlined },
};
