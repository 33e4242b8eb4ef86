import { locales, type Locale } from '../../../domain/locales';
import { useVerification } from './context';
import { TextInput } from './Inputs';

interface TranslatedInputProps {
  name: string;
  /** The path of the containing object: `''`, or `employments.0.`. */
  within?: string;
  label: string;
  valueIn: (locale: Locale) => string;
  onChange: (locale: Locale, value: string) => void;
  type?: 'text' | 'multiline';
}

/** A translated text: the person's own language at once, the others on demand. */
export function TranslatedInput({ name, within = '', label, valueIn, onChange, type = 'text' }: TranslatedInputProps) {
  const { locale: own, words, problems } = useVerification();
  const pathOf = (locale: Locale) => (locale === 'de' ? `${within}${name}` : `${within}translations.${locale}.${name}`);
  const input = (locale: Locale, text: string) => (
    <TextInput
      key={locale}
      name={pathOf(locale)}
      label={text}
      lang={locale}
      type={type}
      value={valueIn(locale)}
      onChange={(value) => onChange(locale, value)}
    />
  );
  const others = locales.filter((locale) => locale !== own);
  return (
    <div className="translated">
      {input(own, label)}
      <details open={others.some((locale) => problems[pathOf(locale)] !== undefined) || undefined}>
        <summary>{words.otherLanguages(label)}</summary>
        {others.map((locale) => input(locale, `${label} (${words.languages[locale]})`))}
      </details>
    </div>
  );
}
