import CopyIcon from '@mui/icons-material/ContentCopy';
import RssIcon from '@mui/icons-material/RssFeed';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { formatQuery } from '../../../../domain/http';
import { locales, type Locale } from '../../../../domain/locales';
import { calendarUrl } from '../../../../domain/publicViews/eventWords';
import { events } from '../../../../domain/types/event';
import { eventWords } from '../../../i18n/types';

/** The URL of the public calendar with the list's filters, for calendar programs. */
export function Subscribe({ filter }: { filter: Record<string, unknown> }) {
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [locale, setLocale] = useState<Locale>('de');
  const titleId = useId();
  const address = feedAddress(locale, filter);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => notify(eventWords.copied, { type: 'success' }),
      () => notify(eventWords.notCopied, { type: 'warning' }),
    );
  return (
    <>
      <Tooltip title={eventWords.subscribe}>
        <IconButton size="small" aria-label={eventWords.subscribe} onClick={() => setOpen(true)}>
          <RssIcon />
        </IconButton>
      </Tooltip>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{eventWords.subscribe}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="body2">{eventWords.subscribeHint}</Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={locale}
            onChange={(_, next: Locale | null) => next && setLocale(next)}
            aria-label={eventWords.subscribeIn}
          >
            {locales.map((one) => (
              <ToggleButton key={one} value={one}>
                {one.toUpperCase()}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <TextField
            label={eventWords.address}
            value={address}
            fullWidth
            size="small"
            slotProps={{
              htmlInput: { readOnly: true, onFocus: ({ target }: { target: HTMLInputElement }) => target.select() },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button component="a" href={address.replace(/^https?:/, 'webcal:')}>
            {eventWords.openCalendar}
          </Button>
          <Button startIcon={<CopyIcon />} onClick={copy}>
            {eventWords.copy}
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {eventWords.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** The URL of the calendar, with those filters that visitors may use. */
function feedAddress(locale: Locale, filter: Record<string, unknown>): string {
  const known = Object.entries(filter).filter(([name]) => name === 'term' || Object.hasOwn(events.filters, name));
  const query = formatQuery(Object.fromEntries(known) as Parameters<typeof formatQuery>[0]);
  return `${window.location.origin}${calendarUrl(locale)}${query && `?${query}`}`;
}
