import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { logListDeclaration, type LogEntry } from '../../../domain/administration/logs';
import { EditPage } from '../../form/ContentEdit';
import { logWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { listPath } from '../../ui/paths';
import { formatClock } from '../../ui/format';
import { useWindowTitle } from '../../ui/page';
import { partsOf } from './LogList';

/** /settings/logs/5/edit: a complete log entry, read-only. */
export const LogDetails = () => (
  <EditPage resource="logs" heading={pageLabels.logs.singular}>
    <Details />
  </EditPage>
);

function Details() {
  const log = useRecordContext<LogEntry>();
  useWindowTitle(log ? `${pageLabels.logs.singular} ${log.id}` : pageLabels.logs.singular);
  if (!log) return null;
  const { category, action, referer, context, username } = logListDeclaration.fields;
  const facts = [
    [logWords.createdAt, formatClock(log.createdAt)],
    [category.label, log.category],
    [action.label, log.action],
    ...partsOf(log.value),
    [referer.label, log.referer],
    [context.label, log.context],
    [username.label, log.username],
  ] as const;
  return (
    <Box sx={{ px: 3, py: 1, maxWidth: 800 }}>
      <Typography variant="h1" gutterBottom>
        {pageLabels.logs.singular} {log.id}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
        }}
      >
        {facts.map(
          ([label, text], index) =>
            text && (
              <Box key={index} sx={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </Box>
            ),
        )}
      </Box>
      <Button variant="outlined" component={Link} to={listPath('logs')}>
        {logWords.back}
      </Button>
    </Box>
  );
}
