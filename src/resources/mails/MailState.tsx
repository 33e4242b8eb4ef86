import FailedIcon from '@mui/icons-material/ErrorOutlined';
import SentIcon from '@mui/icons-material/CheckOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import { mailStateLabels, type MailState as State } from '../../../domain/administration/mails';

const looks = {
  waiting: { icon: <WaitingIcon />, color: 'default' },
  sent: { icon: <SentIcon />, color: 'default' },
  failed: { icon: <FailedIcon />, color: 'error' },
} as const;

/** The state of a mail, in words and not by colour alone. */
export function MailState({ state }: { state: State }) {
  return (
    <Chip
      size="small"
      variant={state === 'failed' ? 'filled' : 'outlined'}
      label={mailStateLabels[state]}
      {...looks[state]}
    />
  );
}
