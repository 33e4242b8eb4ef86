import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useController } from 'react-hook-form';
import { formWords } from '../../i18n/forms';
import { statusColors, visibilityWords } from '../../ui/StatusMark';
import { useFormType } from '../../fields/FormType';

/** Draft or public, as the type calls it. Nothing where there are no drafts. */
export function VisibilityToggle() {
  const type = useFormType();
  return type.alwaysPublic ? null : <Toggle words={visibilityWords(type)} />;
}

function Toggle({ words }: { words: ReturnType<typeof visibilityWords> }) {
  const { field } = useController({ name: 'isPublic' });
  const isPublic = field.value === true;
  const choice = (value: boolean, label: string) => (
    <ButtonBase
      aria-pressed={isPublic === value}
      onClick={() => field.onChange(value)}
      sx={(theme) => ({
        px: 1.25,
        height: 28,
        typography: 'body2',
        fontWeight: isPublic === value ? 600 : 400,
        color: 'text.secondary',
        ...(isPublic === value && statusColors(theme, value)),
        '&:focus-visible': {
          outline: '2px solid',
          outlineColor: isPublic === value ? 'currentcolor' : theme.palette.primary.main,
          outlineOffset: -3,
        },
      })}
    >
      {label}
    </ButtonBase>
  );
  return (
    <Box
      role="group"
      aria-label={formWords.visibility}
      sx={{ display: 'flex', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      {choice(false, words.closed)}
      {choice(true, words.open)}
    </Box>
  );
}
