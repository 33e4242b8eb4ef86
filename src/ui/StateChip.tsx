import FailedIcon from '@mui/icons-material/ErrorOutlined';
import SentIcon from '@mui/icons-material/CheckOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import type { MailState } from '../../domain/administration/mails';

const looks = {
  waiting: { icon: <WaitingIcon />, color: 'default' },
  sent: { icon: <SentIcon />, color: 'default' },
  failed: { icon: <FailedIcon />, color: 'error' },
} as const;

/** The state of something sent, in words and not by colour alone. */
export function StateChip({ state, labels }: { state: MailState; labels: Record<MailState, string> }) {
  return (
    <Chip size="small" variant={state === 'failed' ? 'filled' : 'outlined'} label={labels[state]} {...looks[state]} />
  );
}
