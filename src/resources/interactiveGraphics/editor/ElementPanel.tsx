import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Field } from '../../../../domain/fields';
import { assignmentTypes, interactiveGraphics } from '../../../../domain/types/interactiveGraphic';
import { ItemSource } from '../../../fields/FieldFrame';
import { FormLanguageProvider, useFormLanguage } from '../../../fields/formContext';
import { FieldInput } from '../../../fields/FieldInput';
import { LanguageTabs } from '../../../form/languages/LanguageTabs';
import { editorWords } from '../../../i18n/types';

const { content, project } = interactiveGraphics.fields.elements.item as unknown as Record<
  'content' | 'project',
  Field
>;

interface ElementPanelProps {
  /** Its index in the form's list. */
  index: number;
  name: string;
  isTwice: boolean;
  /** Whether another element has no content yet. */
  hasNext: boolean;
  /** Whether only its texts in some languages may change, or nothing. */
  isLocked: boolean;
  /** Stable. */
  actions: PanelActions;
}

export interface PanelActions {
  close(): void;
  next(): void;
  move(): void;
  clear(): void;
}

/** The content of an element: a text in three languages, or a project. Escape returns to the element. */
export const ElementPanel = memo(function ElementPanel({
  index,
  name,
  isTwice,
  hasNext,
  isLocked,
  actions,
}: ElementPanelProps) {
  const source = `elements.${index}`;
  const { field } = useController({ name: `${source}.type` });
  const given = useFormLanguage();
  const [locale, setLocale] = useState(given);
  useEffect(() => setLocale(given), [given]);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Choosing an element moves the focus here.
  useLayoutEffect(() => {
    const panel = box.current;
    (panel?.querySelector<HTMLElement>('[role="textbox"], input') ?? panel)?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isText = field.value !== 'project';
  return (
    <Paper
      ref={box}
      variant="outlined"
      component="section"
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      // Runs before the text editor handles the key. Escape first closes anything open in or above the panel.
      onKeyDownCapture={(event) => {
        const panel = box.current;
        if (
          event.key !== 'Escape' ||
          !panel?.contains(event.target as Node) ||
          panel.querySelector('[aria-expanded="true"]')
        )
          return;
        event.stopPropagation();
        actions.close();
      }}
      sx={{
        p: 1.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.25,
        borderColor: 'primary.main',
        minWidth: 0,
        outline: 'none',
        scrollMarginTop: 100,
        scrollMarginBottom: 8,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography
          id={`${id}-name`}
          component="h3"
          variant="subtitle1"
          sx={{ fontWeight: 600, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isText ? 'text' : 'project'}
          onChange={(_, value: string | null) => value && field.onChange(value)}
          aria-label={interactiveGraphics.fields.elements.item.type.label}
        >
          {assignmentTypes.map((type) => (
            <ToggleButton
              key={type.id}
              value={type.id}
              disabled={isLocked}
              sx={{ py: 0.25, px: 1.25, textTransform: 'none' }}
            >
              {type.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {isTwice && (
        <Typography variant="body2" color="text.secondary">
          {editorWords.same}
        </Typography>
      )}
      {isText ? (
        <>
          <LanguageTabs locale={locale} onChange={setLocale} controls={`${id}-panel`} />
          <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-panel-${locale}`}>
            <FormLanguageProvider locale={locale}>
              <ItemSource path={source}>
                <FieldInput source="content" field={content} />
              </ItemSource>
            </FormLanguageProvider>
          </Box>
        </>
      ) : (
        <FormLanguageProvider locale="de">
          <ItemSource path={source}>
            <FieldInput source="project" field={project} wide />
          </ItemSource>
        </FormLanguageProvider>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button size="small" variant="contained" onClick={actions.close}>
          {editorWords.close}
        </Button>
        {hasNext && (
          <Button size="small" onClick={actions.next}>
            {editorWords.nextMissing}
          </Button>
        )}
        {!isLocked && (
          <>
            <Button size="small" onClick={actions.move}>
              {editorWords.move}
            </Button>
            <Button size="small" color="error" onClick={actions.clear}>
              {editorWords.clear}
            </Button>
          </>
        )}
      </Box>
    </Paper>
  );
});
