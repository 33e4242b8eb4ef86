import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { isPublishedByTime } from '../../../domain/publishing';
import type { ContentLocale } from '../../../domain/locales';
import { commentWords } from '../../i18n/comments';
import { formWords } from '../../i18n/forms';
import { shortWindow, onPhones } from '../../theme/theme';
import { formatDateTime } from '../../ui/format';
import { Planned, PublishingButton, PublishingInputs } from './Publishing';
import { OtherEditors } from './OtherEditors';
import { LanguageTabs } from '../languages/LanguageTabs';
import type { Missing } from '../languages/missingTexts';
import type { SaveIntent } from '../saveMachine';
import { HeaderMenu, SaveButtons, saveActions, type HeaderAction, type SaveOptions } from './HeaderMenu';
import { statusColors, visibilityWords } from '../../ui/StatusMark';
import { useFormType, useIsLocked } from '../../fields/formContext';

interface FormHeaderProps {
  headingId: string;
  /** What the form is for: `Projekt bearbeiten`. */
  heading: string;
  /** The record's title; empty for a new one. */
  title: string;
  /** The record as it was read. */
  base: FieldValues;
  locale: ContentLocale;
  onLocale: (locale: ContentLocale) => void;
  missing: Missing;
  /** The id of the part of the form that changes with the language. */
  controls: string;
  saving: boolean;
  onHistory?: (() => void) | undefined;
  /** With the number of open comments. */
  comments?: { count: number; open: () => void } | undefined;
  onPreview?: (() => void) | undefined;
  onDuplicate?: (() => void) | undefined;
  /** Further actions for records of this type. */
  actions?: readonly HeaderAction[] | undefined;
  onDelete?: (() => void) | undefined;
  onCancel: () => void;
  /** Undefined if the user may only read. */
  onSave: ((intent: SaveIntent) => void) | undefined;
  /** Where the input is stored safely. */
  draftNote: ReactNode;
  /** News about the record, laid over the top of the form so that nothing moves. */
  notice: ReactNode;
  /** Other ways to save, if any. */
  ways: SaveOptions | undefined;
}

/**
 * A sticky header with the record on the left and actions on the right. On narrow screens a single row has the
 * languages, saving, and a menu with the rest.
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
  comments,
  onPreview,
  onDuplicate,
  actions = [],
  onDelete,
  onCancel,
  onSave,
  draftNote,
  notice,
  ways,
}: FormHeaderProps) {
  const narrow = useMediaQuery(onPhones, { noSsr: true });
  const type = useFormType();
  const [isPlanning, setPlanning] = useState(false);
  const planning = useId();
  const hasPlans = isPublishedByTime(type);
  const visibility = !type.alwaysPublic && (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Toggle words={visibilityWords(type)} />
      {hasPlans && <PublishingButton isOpen={isPlanning} onOpen={setPlanning} controls={planning} />}
    </Box>
  );
  const plans = isPlanning && <PublishingInputs id={planning} />;
  const look: HeaderAction[] = [
    ...(comments ? [{ label: commentWords.button(comments.count), act: comments.open }] : []),
    ...(onHistory ? [{ label: formWords.history, act: onHistory }] : []),
    ...(onPreview ? [{ label: formWords.preview, act: onPreview }] : []),
  ];
  const change: HeaderAction[] = [
    ...(onDuplicate ? [{ label: formWords.duplicate, act: onDuplicate }] : []),
    ...actions,
    ...(onDelete ? [{ label: formWords.remove, act: onDelete, removes: true }] : []),
  ];
  const otherWays = ways && onSave ? saveActions(ways, onSave) : [];
  const tabs = <LanguageTabs locale={locale} onChange={onLocale} missing={missing} controls={controls} />;
  const about = (
    // Has the same height when empty, so that nothing moves when the first draft is stored.
    <Typography variant="caption" component="p" color="text.secondary" sx={{ minHeight: '1.66em' }}>
      {base.createdAt &&
        `ID ${base.id} · ${formWords.createdAt}: ${formatDateTime(base.createdAt)} · ${formWords.updatedAt}: ` +
          `${formatDateTime(base.updatedAt)}`}
      <OtherEditors />
      {[hasPlans && <Planned key="plans" />, draftNote].map((note, index) => (
        <Box key={index} component="span" sx={base.createdAt && { '&:not(:empty)::before': { content: '" · "' } }}>
          {note}
        </Box>
      ))}
    </Typography>
  );
  const progress = saving && (
    <LinearProgress
      aria-label={formWords.saving}
      sx={{ position: 'absolute', left: 0, right: 0, bottom: -2, height: 3 }}
    />
  );
  const news = (
    <Box
      role="status"
      sx={{ position: 'absolute', top: '100%', right: { xs: 8, sm: 24 }, left: { xs: 8, sm: 'auto' }, mt: 1 }}
    >
      {notice}
    </Box>
  );
  const bar = {
    position: 'sticky',
    top: 'var(--page-top, 0px)',
    zIndex: 'appBar',
    bgcolor: 'background.default',
    borderBottom: 1,
    borderColor: 'divider',
    [shortWindow]: { position: 'relative', top: 0 },
  } as const;
  if (narrow) {
    return (
      <>
        <Box sx={{ pt: 1 }}>
          <FormHeading id={headingId} heading={heading} title={title} />
          {about}
          <Box sx={{ display: 'flex', mt: 1 }}>{visibility}</Box>
          {plans}
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
            {onSave && <SaveButtons saving={saving} onSave={onSave} />}
            <HeaderMenu actions={[...otherWays, ...look, { label: formWords.cancel, act: onCancel }, ...change]} />
          </Box>
          {progress}
          {news}
        </Box>
      </>
    );
  }
  return (
    <Box component="header" data-bar sx={{ ...bar, mx: -3, px: 3, py: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <FormHeading id={headingId} heading={heading} title={title} />
        {visibility}
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
          {onSave && <SaveButtons saving={saving} onSave={onSave} ways={otherWays} />}
        </Box>
      </Box>
      {about}
      {plans}
      {progress}
      {news}
    </Box>
  );
}

/** What the form is for, and the record's title; a new record has no title. */
function FormHeading({ id, heading, title }: { id: string; heading: string; title: string }) {
  return (
    <Typography id={id} variant="h1" sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
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

/** A switch between draft and public, in the words of the type. */
function Toggle({ words }: { words: ReturnType<typeof visibilityWords> }) {
  const { field } = useController({ name: 'isPublic' });
  const isLocked = useIsLocked('isPublic');
  const { getValues, setValue } = useFormContext();
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
      disabled={isLocked}
      value={isPublic}
      onChange={(_event, value: boolean | null) => {
        if (value === null) return;
        field.onChange(value);
        // A record that is already public does not wait to be published.
        if (value && getValues('publishFrom')) setValue('publishFrom', null, { shouldDirty: true });
      }}
    >
      {choice(false, words.closed)}
      {choice(true, words.open)}
    </ToggleButtonGroup>
  );
}
