import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { formatQuery } from '../../../domain/http';
import { contentLocales, type ContentLocale } from '../../../domain/locales';
import { exchangeFormats, type ExchangeFormat } from '../../../domain/translations/exchange';
import { apiFetch } from '../../api/http';
import { exchangeWords } from '../../i18n/lists';
import { formWords } from '../../i18n/forms';
import { MarkedExport } from '../../list/selection/MarkedExport';
import { useMarked } from '../../list/selection/SelectionBar';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

const languages = contentLocales.filter((locale) => locale !== 'de');

/** Exports texts for translators: those of the selected gaps, or of all gaps in the list, in one language. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { ids: marked } = useMarked();
  const { filterValues } = useListContext();
  const notify = useNotify();
  const chosen = [(filterValues as { locale?: string | string[] }).locale ?? []].flat();
  const offered = languages.filter((locale) => chosen.length === 0 || chosen.includes(locale));
  const [format, setFormat] = useState<ExchangeFormat>('xliff');
  const [locale, setLocale] = useState<ContentLocale>(offered[0] ?? 'fr');
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const start = async () => {
    if (marked.length > 0) return setIds(marked);
    setAsking(true);
    try {
      const query = formatQuery({ ...(filterValues as Record<string, string[]>), locale });
      setIds(await apiFetch<number[]>(`/translation-gaps/ids?${query}`));
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
      setAsking(false);
    }
  };
  if (ids)
    return (
      <MarkedExport
        title={exchangeWords.export}
        path="/translation-gaps/export"
        ids={ids}
        extras={{ format, locale }}
        onClose={onClose}
      />
    );
  return (
    <ChoiceDialog
      title={exchangeWords.export}
      onClose={onClose}
      choices={[
        { label: exchangeWords.cancel, act: onClose },
        { label: exchangeWords.download, act: () => void start(), main: true, busy: isAsking },
      ]}
    >
      {marked.length > 0 ? exchangeWords.marked(marked.length) : exchangeWords.all}
      <Choices
        label={exchangeWords.format}
        value={format}
        onChange={setFormat}
        choices={exchangeFormats.map(({ id, label }) => ({ id, label: `${label}: ${exchangeWords.formats[id]}` }))}
      />
      <Choices
        label={exchangeWords.language}
        value={locale}
        onChange={setLocale}
        choices={offered.map((id) => ({ id, label: formWords.languageNames[id] }))}
      />
    </ChoiceDialog>
  );
}

function Choices<Id extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: Id;
  choices: readonly { id: Id; label: string }[];
  onChange: (id: Id) => void;
}) {
  const id = useId();
  return (
    <FormControl sx={{ display: 'flex', mt: 2 }}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => onChange(chosen as Id)}>
        {choices.map((choice) => (
          <FormControlLabel key={choice.id} value={choice.id} control={<Radio size="small" />} label={choice.label} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
