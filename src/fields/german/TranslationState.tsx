import TranslateIcon from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import { Suspense, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import type { ContentLocale } from '../../../domain/locales';
import { gapsOfField, partOf, type StaleText } from '../../../domain/translations/gaps';
import { translationWords } from '../../i18n/translations';
import { formatMoment } from '../../ui/format';
import { LinkButton } from '../../ui/LinkButton';
import { useFormType } from '../FormType';
import { useFormGaps, type FormGaps } from './FormGaps';
import { useShownDifference } from './ShownDifference';

interface TranslationStateProps {
  field: Field;
  name: string;
  /** Where its value in the language stands. */
  source: string;
  locale: ContentLocale;
}

/**
 * Says beneath a field of a translation that its German has changed since it was translated, and what in it, or that it was left empty on
 * purpose; and takes what somebody has to say to that. It is what the server would say, were the form saved now.
 */
export function TranslationState(props: TranslationStateProps) {
  const form = useFormGaps();
  return form && <KnownState {...props} form={form} />;
}

function KnownState({ field, name, source, locale, form }: TranslationStateProps & { form: FormGaps }) {
  const type = useFormType();
  const { control, getValues } = useFormContext();
  // Follows what is typed into either.
  useWatch({ control, name: [name, source] });
  const [isOpen, setIsOpen] = useState(false);
  const here = (one: { field: string; locale: ContentLocale }) => one.field === name && one.locale === locale;
  const known = form.gaps.find(here);
  const gap = gapsOfField(type, name, field, getValues(), form.stored, form.gaps).find(here)?.gap;
  if (!gap) return null;
  const say = (answer: 'empty' | 'current' | 'open') => () => form.answer({ field: name, locale, answer });
  const person = known?.by?.email ?? translationWords.system;
  if (gap.state === 'empty') {
    return <Line text={translationWords.left(formatMoment(known?.at), person)}><LinkButton onClick={say('open')}>{translationWords.open}</LinkButton></Line>;
  }
  const isStored = known !== undefined && gap.stale.every(({ now }) => known.stale.some((one) => one.now === now || JSON.stringify(one.now) === JSON.stringify(now)));
  return (
    <>
      {gap.stale.length > 0 && (
        <Line warns text={isStored ? translationWords.changed(formatMoment(known.at), person) : translationWords.changedNow}>
          <LinkButton onClick={() => setIsOpen(!isOpen)}>{isOpen ? translationWords.hide : translationWords.show}</LinkButton>
          {isStored && <LinkButton onClick={say('current')}>{translationWords.current}</LinkButton>}
        </Line>
      )}
      {gap.stale.length > 0 && isOpen && <Suspense>{gap.stale.map((text, index) => <Changed key={index} field={field} text={text} />)}</Suspense>}
      {/* What the server does not know yet it cannot take. */}
      {gap.state === 'missing' && known?.state === 'missing' && <Line><LinkButton onClick={say('empty')}>{translationWords.empty}</LinkButton></Line>}
    </>
  );
}

function Changed({ field, text: { part, german, now } }: { field: Field; text: StaleText }) {
  const showDifference = useShownDifference();
  return showDifference && <Box lang="de" sx={{ mt: 0.5, px: 1.75, fontSize: '0.75rem', color: 'text.secondary' }}>{showDifference(partOf(field, part), german, now)}</Box>;
}

function Line({ text, warns = false, children }: { text?: string; warns?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ mt: 0.5, px: 1.75, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, fontSize: '0.75rem', color: 'text.secondary' }}>
      {text && <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, ...(warns && { color: 'text.primary', fontWeight: 500 }) }}>{warns && <TranslateIcon color="warning" sx={{ fontSize: 16 }} />}{text}</Box>}
      {children}
    </Box>
  );
}
