import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FieldValues, useController } from 'react-hook-form';
import type { ContentLocale } from '../../../domain/locales';
import { formWords } from '../../i18n/forms';
import { lowWindow } from '../../theme/lowWindow';
import { formatMoment } from '../../ui/format';
import { LanguageTabs } from '../languages/LanguageTabs';
import type { Missing } from '../languages/missingTexts';
import type { SaveIntent } from '../saveMachine';
import { HeaderMenu, SaveButtons, savesOf, type HeaderAction, type OfferedSaves } from './HeaderMenu';
import { statusColors, visibilityWords } from '../../ui/StatusMark';
import { useFormType } from '../../fields/formContext';

interface FormHeaderProps {
  headingId: string;
  /** The task: `Projekt bearbeiten`. */
  heading: string;
  /** The record's title; empty for a new one. */
  title: string;
  /** The record as read. */
  base: FieldValues;
  locale: ContentLocale;
  onLocale: (locale: ContentLocale) => void;
  missing: Missing;
  /** Id of the part of the form that the languages switch. */
  controls: string;
  saving: boolean;
  onHistory?: (() => void) | undefined;
  onPreview?: (() => void) | undefined;
  onDuplicate?: (() => void) | undefined;
  /** Further actions for records of this type. */
  actions?: readonly HeaderAction[] | undefined;
  onDelete?: (() => void) | undefined;
  onCancel: () => void;
  onSave: (intent: SaveIntent) => void;
  /** The other ways to save, if any. */
  ways: OfferedSaves | undefined;
}

/**
 * Sticky header: the record on the left, actions on the right. On narrow screens one row has the languages, saving
 * and a menu with the rest.
 */
export function FormHeader({
  headingId,
  heading,
  title,
  base,
  locale,
  onLocale,
  missing,
  controls,
  saving,
  onHistory,
  onPreview,
  onDuplicate,
  actions = [],
  onDelete,
  onCancel,
  onSave,
  ways,
}: FormHeaderProps) {
  const narrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const look: HeaderAction[] = [
    ...(onHistory ? [{ label: formWords.history, act: onHistory }] : []),
    ...(onPreview ? [{ label: formWords.preview, act: onPreview }] : []),
  ];
  const change: HeaderAction[] = [
    ...(onDuplicate ? [{ label: formWords.duplicate, act: onDuplicate }] : []),
    ...actions,
    ...(onDelete ? [{ label: formWords.remove, act: onDelete, removes: true }] : []),
  ];
  const otherWays = ways ? savesOf(ways, onSave) : [];
  const tabs = <LanguageTabs locale={locale} onChange={onLocale} missing={missing} controls={controls} />;
  const about = base.createdAt && (
    <Typography variant="caption" component="p" color="text.secondary">
      ID {base.id} · {formWords.createdAt}: {formatMoment(base.createdAt)} · {formWords.updatedAt}:{' '}
      {formatMoment(base.updatedAt)}
    </Typography>
  );
  const progress = saving && (
    <LinearProgress
      aria-label={formWords.saving}
      sx={{ position: 'absolute', left: 0, right: 0, bottom: -2, height: 3 }}
    />
  );
  const bar = {
    position: 'sticky',
    top: 'var(--page-top, 0px)',
    zIndex: 'appBar',
    bgcolor: 'background.default',
    borderBottom: 1,
    borderColor: 'divider',
    [lowWindow]: { position: 'relative', top: 0 },
  } as const;
  if (narrow) {
    return (
      <>
        <Box sx={{ pt: 1 }}>
          <FormHeading id={headingId} heading={heading} title={title} />
          {about}
          <Box sx={{ display: 'flex', mt: 1 }}>
            <VisibilityToggle />
          </Box>
        </Box>
        <Box
          component="header"
          data-bar
          sx={{
            ...bar,
            mx: -2,
            px: 2,
            py: 0.75,
            mb: 1.5,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 0.5,
          }}
        >
          {tabs}
          <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
            <SaveButtons saving={saving} onSave={onSave} />
            <HeaderMenu actions={[...otherWays, ...look, { label: formWords.cancel, act: onCancel }, ...change]} />
          </Box>
          {progress}
        </Box>
      </>
    );
  }
  return (
    <Box component="header" data-bar sx={{ ...bar, mx: -3, px: 3, py: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <FormHeading id={headingId} heading={heading} title={title} />
        <VisibilityToggle />
        {tabs}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          {look.length > 0 && (
            <ButtonGroup size="small" variant="outlined" color="secondary">
              {look.map(({ label, act }) => (
                <Button key={label} onClick={act}>
                  {label}
                </Button>
              ))}
            </ButtonGroup>
          )}
          <HeaderMenu actions={change} />
          <Button size="small" color="secondary" onClick={onCancel}>
            {formWords.cancel}
          </Button>
          <SaveButtons saving={saving} onSave={onSave} ways={otherWays} />
        </Box>
      </Box>
      {about}
      {progress}
    </Box>
  );
}

/** The task and the record's title; only the task for a new record. */
function FormHeading({ id, heading, title }: { id: string; heading: string; title: string }) {
  return (
    <Typography id={id} variant="h1" sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
      {title && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {heading}{' '}
        </Box>
      )}
      <Box
        component="span"
        title={title || undefined}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          fontSize: title ? '1.125rem' : undefined,
        }}
      >
        {title || heading}
      </Box>
    </Typography>
  );
}

/** Draft or public, in the type's words. Nothing for types without drafts. */
function VisibilityToggle() {
  const type = useFormType();
  return type.alwaysPublic ? null : <Toggle words={visibilityWords(type)} />;
}

function Toggle({ words }: { words: ReturnType<typeof visibilityWords> }) {
  const { field } = useController({ name: 'isPublic' });
  const isPublic = field.value === true;
  const choice = (value: boolean, label: string) => (
    <ToggleButton
      value={value}
      sx={(theme) => ({
        px: 1.25,
        height: 28,
        textTransform: 'none',
        fontWeight: 400,
        color: 'text.secondary',
        '&.Mui-selected, &.Mui-selected:hover': { ...statusColors(theme, value), fontWeight: 600 },
      })}
    >
      {label}
    </ToggleButton>
  );
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={formWords.visibility}
      value={isPublic}
      onChange={(_event, value: boolean | null) => value !== null && field.onChange(value)}
    >
      {choice(false, words.closed)}
      {choice(true, words.open)}
    </ToggleButtonGroup>
  );
}
