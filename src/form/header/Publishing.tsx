import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { publishingFields, publishingNames } from '../../../domain/publishing';
import { toTimestamp } from '../../../domain/values/timestamps';
import { FieldInput } from '../../fields/FieldInput';
import { publishingWords } from '../../i18n/publishing';
import { formatDateTime } from '../../ui/format';

const usePlanned = () => useWatch({ name: [...publishingNames] }) as (string | null | undefined)[];

interface ButtonProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The id of the fields. */
  controls: string;
}

/** Shows and hides the dates, which are always shown while one of them is invalid. */
export function PublishingButton({ isOpen, onOpen, controls }: ButtonProps) {
  const isPlanned = usePlanned().some(Boolean);
  const { errors } = useFormState();
  const isWrong = publishingNames.some((name) => errors[name]);
  useEffect(() => {
    if (isWrong) onOpen(true);
  }, [isWrong, onOpen]);
  return (
    <Tooltip title={publishingWords.open}>
      <IconButton
        size="small"
        color={isPlanned ? 'primary' : 'default'}
        aria-label={publishingWords.open}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => onOpen(!isOpen)}
      >
        <Schedule fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

/** When the record becomes public, and when it becomes a draft again. */
export function PublishingInputs({ id }: { id: string }) {
  const { setValue, getValues } = useFormContext();
  const [from] = usePlanned();
  // A record that is to appear later cannot be public now.
  useEffect(() => {
    if (from && toTimestamp(from) !== null && getValues('isPublic') === true)
      setValue('isPublic', false, { shouldDirty: true });
  }, [from, getValues, setValue]);
  return (
    <Box
      id={id}
      role="group"
      aria-label={publishingWords.open}
      sx={{
        mt: 1.75,
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {publishingNames.map((name) => (
        <FieldInput key={name} source={name} field={publishingFields[name]} />
      ))}
      <Typography variant="caption" color="text.secondary" sx={{ alignSelf: 'center' }}>
        {publishingWords.hint}
      </Typography>
    </Box>
  );
}

/** Shows what is scheduled, if anything. */
export function Planned() {
  const [from, till] = usePlanned().map((value) => (value && toTimestamp(value) !== null ? formatDateTime(value) : ''));
  return from || till ? publishingWords.planned(from, till) : null;
}
