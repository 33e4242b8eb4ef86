import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { noTarget, type ImportColumn, type ImportTarget } from '../../../../domain/inbox/spreadsheetImport';
import { importWords } from '../../../i18n/review';
import { StepActions } from './StepActions';
import type { Import } from './useImport';

/** Maps columns to fields: by name, unless a person changes it. */
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
