import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useField } from '../../fields/useField';
import { userWords } from '../../i18n/administration';

interface ToggleRowsProps {
  title: string;
  name: 'roles' | 'notifications';
  rows: readonly { id: string; label: string; hint?: string | undefined }[];
  disabled: boolean;
  /** Shown instead of the values: all roles of the account, including implied ones. */
  shown?: readonly string[] | undefined;
}

/** Rows with 'Aktiv' and 'Inaktiv'. Values without a row here keep their state. */
export function ToggleRows({ title, name, rows, disabled, shown }: ToggleRowsProps) {
  const { value, onChange, error } = useField<string[]>(name);
  const active = value ?? [];
  const set = (id: string, on: boolean) => onChange(on ? [...active, id] : active.filter((other) => other !== id));
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        {rows.map(({ id, label, hint }) => (
          <Box
            key={id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: { xs: 1, sm: 2 },
              px: { xs: 1.5, sm: 2 },
              py: 0.75,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, hyphens: 'auto' }}>
              <Typography>{label}</Typography>
              {hint && (
                <Typography variant="body2" color="textSecondary">
                  {hint}
                </Typography>
              )}
            </Box>
            <ToggleButtonGroup
              exclusive
              size="small"
              color="primary"
              aria-label={label}
              disabled={disabled}
              value={(shown ?? active).includes(id)}
              onChange={(_, on: boolean | null) => on !== null && set(id, on)}
            >
              <ToggleButton value sx={{ py: 0.25, px: 1.5 }}>
                {userWords.active}
              </ToggleButton>
              <ToggleButton value={false} sx={{ py: 0.25, px: 1.5 }}>
                {userWords.inactive}
              </ToggleButton>
            </ToggleButtonGroup>
          </Box>
        ))}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </section>
  );
}
