import { useState } from 'react';
import type { Locale } from '../../../domain/locales';
import type { OwnData, OwnPerson } from '../../../domain/submissions/verification';
import { useVerification } from './context';
import { htmlOf, plainText, readFormatted, withText } from './formatted';
import { OptionBoxes, OptionInput, SelectInput, TextInput } from './Inputs';
import { TranslatedInput } from './TranslatedInput';

/** Only Swiss addresses have a canton. A constant, since importing the rule would bring all schemas with it. */
const switzerland = 1;

type TextName = { [K in keyof OwnPerson]: OwnPerson[K] extends string ? K : never }[keyof OwnPerson];
type TranslatedName = 'city' | 'website' | 'description';

interface PersonInputsProps {
  /** The stored data. */
  before: OwnPerson;
  person: OwnPerson;
  options: OwnData['options'];
  onChange: (part: Partial<OwnPerson>) => void;
}

/** What a person may correct about themselves. */
export function PersonInputs({ before, person, options, onChange }: PersonInputsProps) {
  const { words } = useVerification();
  const text = (name: TextName, more: { type?: 'email' | 'tel'; complete?: string } = {}) => (
    <TextInput
      name={name}
      label={words.fields[name]}
      value={person[name]}
      onChange={(value) => onChange({ [name]: value })}
      {...more}
    />
  );
  const valueOf = (one: OwnPerson, name: TranslatedName, locale: Locale) =>
    locale === 'de' ? one[name] : (one.translations[locale]?.[name] ?? '');
  const valueIn = (name: TranslatedName) => (locale: Locale) => valueOf(person, name, locale);
  const put = (name: TranslatedName) => (locale: Locale, value: string) =>
    onChange(
      locale === 'de'
        ? { [name]: value }
        : { translations: { ...person.translations, [locale]: { ...person.translations[locale], [name]: value } } },
    );
  const genders = (['male', 'female', 'other'] as const).map((id) => ({ id, label: words.genders[id] }));
  return (
    <>
      <section aria-labelledby="section-person">
        <h2 id="section-person">{words.sections.person}</h2>
        <SelectInput
          name="gender"
          label={words.fields.gender}
          value={person.gender}
          choices={genders}
          onChange={(gender) => onChange({ gender })}
        />
        {text('academicTitle')}
        {text('firstName', { complete: 'given-name' })}
        {text('lastName', { complete: 'family-name' })}
      </section>
      <section aria-labelledby="section-address">
        <h2 id="section-address">{words.sections.address}</h2>
        {text('street', { complete: 'street-address' })}
        {text('zipCode', { complete: 'postal-code' })}
        <TranslatedInput name="city" label={words.fields.city} valueIn={valueIn('city')} onChange={put('city')} />
        <OptionInput
          name="country"
          label={words.fields.country}
          value={person.country}
          options={options.countries}
          onChange={(country) => onChange({ country, ...(country?.id !== switzerland && { state: null }) })}
        />
        {person.country?.id === switzerland && (
          <OptionInput
            name="state"
            label={words.fields.state}
            value={person.state}
            options={options.states}
            onChange={(state) => onChange({ state })}
          />
        )}
        <OptionInput
          name="language"
          label={words.fields.language}
          value={person.language}
          options={options.languages}
          onChange={(language) => onChange({ language })}
        />
      </section>
      <section aria-labelledby="section-reach">
        <h2 id="section-reach">{words.sections.reach}</h2>
        {text('email', { type: 'email', complete: 'email' })}
        {text('phone', { type: 'tel', complete: 'tel' })}
        {text('linkedIn')}
        <TranslatedInput
          name="website"
          label={words.fields.website}
          valueIn={valueIn('website')}
          onChange={put('website')}
        />
      </section>
      <section aria-labelledby="section-about">
        <h2 id="section-about">{words.sections.about}</h2>
        <DescriptionInput
          stored={(locale) => valueOf(before, 'description', locale)}
          valueIn={valueIn('description')}
          onChange={put('description')}
        />
        <OptionBoxes
          label={words.fields.topics}
          value={person.topics}
          options={options.topics}
          onChange={(topics) => onChange({ topics })}
        />
      </section>
    </>
  );
}

interface DescriptionInputProps {
  stored: (locale: Locale) => string;
  valueIn: (locale: Locale) => string;
  onChange: (locale: Locale, html: string) => void;
}

/** Formatted text in a plain field; edits keep the formatting of the rest (formatted.ts). */
function DescriptionInput({ stored, valueIn, onChange }: DescriptionInputProps) {
  const { words } = useVerification();
  const read = (locale: Locale) => readFormatted(valueIn(locale));
  const [texts, setTexts] = useState(() => ({ de: read('de'), fr: read('fr'), it: read('it') }));
  const write = (locale: Locale, text: string) => {
    const changed = withText(texts[locale], text);
    setTexts({ ...texts, [locale]: changed });
    // Unchanged text keeps the stored HTML exactly.
    onChange(locale, text === plainText(readFormatted(stored(locale))) ? stored(locale) : htmlOf(changed));
  };
  return (
    <TranslatedInput
      name="description"
      label={words.fields.description}
      type="multiline"
      valueIn={(locale) => plainText(texts[locale])}
      onChange={write}
    />
  );
}
