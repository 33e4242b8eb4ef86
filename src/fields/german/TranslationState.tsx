import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import { Suspense, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import type { ContentLocale } from '../../../domain/locales';
import {
  gapsOfField,
  isTextLeftEmpty,
  isFieldLeftEmpty,
  partOf,
  type OutdatedText,
} from '../../../domain/translations/gaps';
import type { GapAnswer } from '../../../domain/translations/list';
import { asLeftEmpty, isMissingIn, textsOf } from '../../../domain/translations/texts';
import { translationWords } from '../../i18n/lists';
import { systemName } from '../../i18n/untitled';
import { formatDateTime } from '../../ui/format';
import { LinkButton } from '../../ui/buttons';
import { useFormRights, useFormType, useFormGaps, type FormGaps, useShownDifference } from '../formContext';
import { useNames } from '../../session/colleagues';

interface TranslationStateProps {
  field: Field;
  name: string;
  /** The path of its value in this language. */
  source: string;
  locale: ContentLocale;
}

/**
 * Shows, below a translated field, that its German text has changed (with the difference), or that it was left empty on
 * purpose. Editors can decide about it here. Shows the state that saving now would lead to.
 */
export function TranslationState(props: TranslationStateProps) {
  const form = useFormGaps();
  const mayWrite = useFormRights();
  return form && mayWrite(props.locale) && <KnownState {...props} form={form} />;
}

function KnownState({ field, name, source, locale, form }: TranslationStateProps & { form: FormGaps }) {
  const type = useFormType();
  const { control, getValues } = useFormContext();
  // Re-renders when either field is edited.
  useWatch({ control, name: [name, source] });
  const [isOpen, setIsOpen] = useState(false);
  const here = (one: { field: string; locale: ContentLocale }) => one.field === name && one.locale === locale;
  const known = form.gaps.find(here);
  const nameOf = useNames(known?.by != null);
  const gap = gapsOfField(type, name, field, getValues(), form.stored, form.gaps).find(here)?.gap;
  if (!gap) return null;
  const say = (answer: GapAnswer) => () => form.answer({ field: name, locale, answer });
  const { machine = [] } = gap;
  const person = known?.by ? nameOf(known.by) : systemName;
  if (gap.state === 'empty') {
    return (
      <Line
        text={
          gap.left
            ? translationWords.leftTexts(gap.left.length)
            : translationWords.left(formatDateTime(known?.at), person)
        }
      >
        <LinkButton onClick={say('open')}>{translationWords.open}</LinkButton>
      </Line>
    );
  }
  const isStored =
    known !== undefined &&
    gap.stale.every(({ now }) =>
      known.stale.some((one) => one.now === now || JSON.stringify(one.now) === JSON.stringify(now)),
    );
  return (
    <>
      {gap.stale.length > 0 && (
        <Line
          warns
          text={isStored ? translationWords.changed(formatDateTime(known.at), person) : translationWords.changedNow}
        >
          <LinkButton onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? translationWords.hide : translationWords.show}
          </LinkButton>
          {isStored && <LinkButton onClick={say('current')}>{translationWords.current}</LinkButton>}
        </Line>
      )}
      {gap.stale.length > 0 && isOpen && (
        <Suspense>
          {gap.stale.map((text, index) => (
            <Changed key={index} field={field} text={text} />
          ))}
        </Suspense>
      )}
      {machine.length > 0 && (
        <Line warns text={translationWords.machine(machine.length)}>
          {known?.machine && <LinkButton onClick={say('checked')}>{translationWords.checked}</LinkButton>}
        </Line>
      )}
      {/* The server accepts decisions only about gaps that it knows. */}
      {gap.state === 'missing' && known?.state === 'missing' && (
        <Line>
          <LinkButton onClick={say('empty')}>{translationWords.empty}</LinkButton>
        </Line>
      )}
    </>
  );
}

/**
 * Shows, below a text in a list, that it was left empty on purpose, or lets the editor decide that.
 * @param props the paths of the German text and of the translation
 */
export function TextState(props: Pick<TranslationStateProps, 'name' | 'source' | 'locale'>) {
  const form = useFormGaps();
  const mayWrite = useFormRights();
  return form && mayWrite(props.locale) && <KnownText {...props} form={form} />;
}

function KnownText({
  name,
  source,
  locale,
  form,
}: Pick<TranslationStateProps, 'name' | 'source' | 'locale'> & { form: FormGaps }) {
  const type = useFormType();
  const { control, getValues } = useFormContext();
  useWatch({ control, name: [name, source] });
  const root = source.split('.')[0] as string;
  const field = type.fields[root] as Field | undefined;
  const known = form.gaps.find((one) => one.field === root && one.locale === locale);
  if (!field || !known || isFieldLeftEmpty(known)) return null;
  const lackingIn = (values: object) => textsOf(type, root, field, values).filter((one) => isMissingIn(one, locale));
  const lacking = lackingIn(getValues()).find((one) => one.pathIn(locale) === source);
  if (!lacking) return null;
  const text = asLeftEmpty(lacking, locale);
  const isLeft = isTextLeftEmpty(known.left ?? [], lacking, locale);
  // The server accepts decisions only about gaps that it knows.
  if (!isLeft && !lackingIn(form.stored).some((one) => isTextLeftEmpty([text], one, locale))) return null;
  return (
    <Line text={isLeft ? translationWords.empty : undefined}>
      <LinkButton onClick={() => form.answer({ field: root, locale, answer: isLeft ? 'open' : 'empty', text })}>
        {isLeft ? translationWords.open : translationWords.empty}
      </LinkButton>
    </Line>
  );
}

function Changed({ field, text: { part, german, now } }: { field: Field; text: OutdatedText }) {
  const showDifference = useShownDifference();
  return (
    showDifference && (
      <Box lang="de" sx={{ mt: 0.5, px: 1.75, fontSize: '0.75rem', color: 'text.secondary' }}>
        {showDifference(partOf(field, part), german, now)}
      </Box>
    )
  );
}

function Line({ text, warns = false, children }: { text?: string | undefined; warns?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        mt: 0.5,
        px: 1.75,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        fontSize: '0.75rem',
        color: 'text.secondary',
      }}
    >
      {text && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            ...(warns && { color: 'text.primary', fontWeight: 500 }),
          }}
        >
          {warns && <TranslateIcon color="warning" sx={{ fontSize: 16 }} />}
          {text}
        </Box>
      )}
      {children}
    </Box>
  );
}
