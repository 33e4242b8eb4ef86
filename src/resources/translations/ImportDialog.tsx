import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LinkBase } from 'react-admin';
import { formatQuery } from '../../../domain/http';
import { exchangeLimit, type TranslationImport } from '../../../domain/translations/exchange';
import { tooLargeMessage } from '../../../domain/uploads';
import { apiUpload } from '../../api/http';
import { exchangeWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

/** Imports a translated file into the inbox, and shows what became of its texts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const controller = useRef<AbortController>(undefined);
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<TranslationImport | string | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const send = async (file: File) => {
    setReading(true);
    setOutcome(null);
    controller.current = new AbortController();
    try {
      if (file.size > exchangeLimit) throw new Error(tooLargeMessage(file.name, 'image'));
      const path = `/translation-gaps/import?${formatQuery({ name: file.name })}`;
      const bytes = new Blob([await file.arrayBuffer()]);
      const { signal } = controller.current;
      setOutcome(await apiUpload<TranslationImport>(path, bytes, () => undefined, signal, { once: true }));
      void client.invalidateQueries({ queryKey: ['inbox'] });
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : '');
    }
    setReading(false);
  };
  const isDone = outcome !== null && typeof outcome !== 'string';
  return (
    <ChoiceDialog
      title={exchangeWords.import}
      onClose={onClose}
      choices={[{ label: isDone ? exchangeWords.ok : exchangeWords.cancel, act: onClose, main: isDone }]}
    >
      {!isDone && (
        <>
          {exchangeWords.intro}
          <Box sx={{ mt: 2 }}>
            <Button variant="contained" disabled={isReading} onClick={() => picker.current?.click()} autoFocus>
              {exchangeWords.choose}
            </Button>
            <input
              ref={picker}
              type="file"
              hidden
              accept=".xlf,.xliff,.xlsx,.csv"
              aria-label={exchangeWords.choose}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void send(file);
                target.value = '';
              }}
            />
          </Box>
        </>
      )}
      <Box role="status" sx={{ mt: 2, '&:empty': { mt: 0 } }}>
        {isReading && <LinearProgress aria-label={exchangeWords.reading} />}
        {typeof outcome === 'string' && <Alert severity="error">{outcome}</Alert>}
        {isDone && <Outcome {...outcome} />}
      </Box>
    </ChoiceDialog>
  );
}

function Outcome({ counts, problems }: TranslationImport) {
  return (
    <>
      <Alert severity={counts.proposed > 0 ? 'success' : 'info'}>
        {exchangeWords.outcome(counts)}
        {counts.proposed > 0 && (
          <>
            {' '}
            <Link component={LinkBase} to="/inbox" color="inherit" underline="always">
              {exchangeWords.toInbox}
            </Link>
          </>
        )}
      </Alert>
      {counts.refused > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {exchangeWords.refused(counts.refused)}
          <Box component="ul" tabIndex={0} aria-label={exchangeWords.refused(counts.refused)} sx={listStyles}>
            {problems.map(({ title, field, message }, index) => (
              <li key={index}>
                «{title}», {field}: {message}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}

const listStyles = { m: 0, mt: 1, pl: 2.5, maxHeight: '40vh', overflowY: 'auto' } as const;
