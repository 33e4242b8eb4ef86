import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { anyType } from '../../domain/accounts/rights';
import { narrowLabels } from '../i18n/administration';
import { useField } from '../fields/useField';

interface Props {
  source: string;
  label: string;
  hint: string;
  rows: readonly { type: string; label: string }[];
  columns: readonly { id: string; label: string }[];
  /** Whether a row has this column; all rows do by default. */
  has?: (type: string, column: string) => boolean;
}

/**
 * A table of checkboxes for values such as `projects:read`. What is granted for all types is checked in each row, and
 * cannot be unchecked there.
 */
export function ScopesInput({ source, label, hint, rows, columns, has = () => true }: Props) {
  const hintId = useId();
  const { value, onChange, error } = useField<string[]>(source);
  const scopes = value ?? [];
  const toggle = (scope: string) =>
    onChange(scopes.includes(scope) ? scopes.filter((other) => other !== scope) : [...scopes, scope]);
  const box = (row: Props['rows'][number], column: Props['columns'][number]) => {
    const isImplied = row.type !== anyType && scopes.includes(`${anyType}:${column.id}`);
    return (
      <input
        type="checkbox"
        aria-label={`${row.label}: ${column.label}`}
        checked={isImplied || scopes.includes(`${row.type}:${column.id}`)}
        disabled={isImplied}
        onChange={() => toggle(`${row.type}:${column.id}`)}
      />
    );
  };
  const width = `${Math.floor(62 / columns.length)}%`;
  return (
    <>
      <Typography id={hintId} color={error ? 'error' : 'textSecondary'} variant="body2" sx={{ my: 1 }}>
        {error ?? hint}
      </Typography>
      <Box
        component="table"
        aria-describedby={hintId}
        aria-label={label}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          tableLayout: 'fixed',
          '& th': { textAlign: 'left', fontWeight: 'inherit', overflowWrap: 'anywhere' },
          '& thead th, & td': { textAlign: 'center', width },
          '& thead th': { fontSize: '0.75rem', overflowWrap: 'normal' },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
          '& input': { width: 24, height: 24, m: 0, accentColor: (theme) => theme.palette.primary.main },
          '& :is(th, td)': { py: 0.25, pr: 0.5 },
          // The first header cell is as wide as the labels of the rows.
          '& thead td': { width: 'auto' },
        }}
      >
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {narrowLabels[column.id] ?? column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.type}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => (
                <td key={column.id}>{has(row.type, column.id) && box(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}
