import type { Locale } from '../../../domain/locales';
import { RichText } from './RecordView';
import { listOf, textOf, type RecordLike } from '../../../domain/textsIn';

/** What happens when: programmes with their units, and what each of these is about. */
export function Programme({ programs, locale }: { programs: readonly RecordLike[]; locale: Locale }) {
  return programs.map((program, index) => (
    <section key={index} className="record-view__programme">
      <h3>{textOf(program, 'title', locale)}</h3>
      <dl>
        {listOf(program, 'units', locale).map((unit, position) => (
          <div key={position}>
            <dt>{textOf(unit, 'time', locale)}</dt>
            <dd>{listOf(unit, 'descriptions', locale).map((part, number) => <RichText key={number} html={textOf(part, 'value', locale)} />)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
