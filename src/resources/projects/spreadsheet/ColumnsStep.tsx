import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import FileIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useRef } from 'react';
import {
  noTarget,
  type ImportColumn,
  type ImportTarget,
  spreadsheetExtensions,
} from '../../../../domain/inbox/spreadsheetImport';
import { importWords } from '../../../i18n/review';
import { useFileDrop } from '../../../fields/uploads/useFileDrop';
import type { Import } from './useImport';

/** Maps columns to fields: by name, unless the user changes it. */
export function ColumnsStep({ work }: { work: Import }) {
  const { file, info, fields, running, assign, look, goTo } = work;
  if (!file || !info) return null;
  /** The earlier column with the same target, if any. */
  const twin = (column: number) =>
    fields[column] === noTarget ? -1 : fields.slice(0, column).indexOf(fields[column] as string);
  const isRight =
    fields.every((target, column) => target === noTarget || twin(column) < 0) &&
    fields.some((target) => target !== noTarget);
  // Until the server has read the file, only its beginning is known.
  const isRead = info.tables.length > 0;
  const findsProjects = fields.includes('id') || fields.includes('projectCode');
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {isRead
          ? importWords.file(
              file.name,
              info.tables.map(({ name, rows, locale }) => importWords.table(name, rows, locale)).join(', '),
            )
          : importWords.chosen(file.name)}
        . {importWords.rules}
      </Typography>
      {isRead && !findsProjects && <Alert severity="info">{importWords.allNew}</Alert>}
      <Box
        tabIndex={0}
        role="region"
        aria-label={importWords.steps.columns}
        sx={{
          flex: '1 1 0',
          minHeight: 200,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Table stickyHeader sx={{ tableLayout: 'fixed', minWidth: 640 }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '26%' }}>{importWords.column}</TableCell>
              <TableCell>{importWords.samples}</TableCell>
              <TableCell sx={{ width: 280 }}>{importWords.target}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {info.columns.map((column, index) => (
              <ColumnRow
                key={column.label}
                column={column}
                targets={info.targets}
                target={fields[index] as string}
                twin={info.columns[twin(index)]?.label}
                disabled={running !== null}
                onTarget={(target) => assign(index, target)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      <StepActions
        onBack={() => goTo('file')}
        next={importWords.next}
        onNext={() => void look()}
        disabled={!isRight}
        busy={running !== null}
      />
    </>
  );
}

interface ColumnRowProps {
  column: ImportColumn;
  targets: readonly ImportTarget[];
  target: string;
  /** The earlier column with the same target. */
  twin: string | undefined;
  disabled: boolean;
  onTarget: (target: string) => void;
}

function ColumnRow({ column: { label, samples, note }, targets, target, twin, disabled, onTarget }: ColumnRowProps) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {label}
      </TableCell>
      <TableCell>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }} title={samples.join('\n')}>
          {samples.join(' · ')}
        </Typography>
      </TableCell>
      <TableCell>
        <TextField
          select
          fullWidth
          value={target}
          disabled={disabled}
          error={twin !== undefined}
          helperText={twin !== undefined ? importWords.twice(twin) : target === noTarget ? note : undefined}
          onChange={(event) => onTarget(event.target.value)}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': importWords.targetOf(label) } }}
        >
          <option value={noTarget}>{importWords.noTarget}</option>
          {targets.map(({ key, label: name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </TextField>
      </TableCell>
    </TableRow>
  );
}

/** A drop zone for the file, whose button opens the picker. */
export function FileStep({ work: { file, choose, running, goTo } }: { work: Import }) {
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();
  const take = ([file]: File[]) => {
    if (file && !running) void choose(file);
  };
  const { isOver, ...dropHandlers } = useFileDrop(take);
  return (
    <>
      <Typography sx={{ maxWidth: 720 }}>{importWords.intro}</Typography>
      <Box
        {...dropHandlers}
        sx={{
          maxWidth: 720,
          p: 4,
          textAlign: 'center',
          borderRadius: 1,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          outline: isOver ? '2px solid' : 'none',
          outlineColor: 'primary.main',
          bgcolor: isOver ? 'action.hover' : 'background.paper',
        }}
      >
        <Button
          variant="contained"
          startIcon={<FileIcon />}
          autoFocus
          aria-describedby={hint}
          disabled={running !== null}
          onClick={() => picker.current?.click()}
        >
          {importWords.choose}
        </Button>
        <Typography id={hint} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {isOver ? importWords.drop : importWords.hint}
        </Typography>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={importWords.choose}
          accept={[...spreadsheetExtensions.map((extension) => `.${extension}`), '.tsv', '.txt'].join(',')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Allows the same file to be chosen again after it was corrected.
            event.target.value = '';
            take(files);
          }}
        />
      </Box>
      {file && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, maxWidth: 720, justifyContent: 'space-between' }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {importWords.chosen(file.name)}
          </Typography>
          <Button variant="contained" disabled={running !== null} onClick={() => goTo('columns')}>
            {importWords.next}
          </Button>
        </Stack>
      )}
    </>
  );
}

interface StepActionsProps {
  onBack: () => void;
  /** The label of the button for the next step; undefined for the last step. */
  next?: string;
  onNext?: () => void;
  disabled?: boolean;
  busy: boolean;
}

/** Buttons for back and next, in the same place in every step. */
export function StepActions({ onBack, next, onNext, disabled, busy }: StepActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Button onClick={onBack} disabled={busy}>
        {importWords.back}
      </Button>
      {next && (
        <Button variant="contained" onClick={onNext} disabled={disabled} loading={busy}>
          {next}
        </Button>
      )}
    </Stack>
  );
}
