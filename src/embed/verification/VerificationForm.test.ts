import { describe, expect, it } from 'vitest';
import { invalidPhone } from '../../../domain/values/addresses';
import { validate } from '../../../domain/validate';
import { persons } from '../../../domain/types/person';
import { ownFields } from '../../../domain/submissions/forms/person';
import { submissionSchema } from '../../../domain/submissions/verification';
import type { Fields } from '../../../domain/fields';
import { verificationWords } from '../../i18n/visitors';
import { emptyEmployment, unedited } from './changes';
import { problemsIn, translatedMessage } from './VerificationForm';

const long = 'x'.repeat(1_000_000);
const texts = ownFields.filter(
  (name) => typeof (persons.fields as Fields)[name]?.empty === 'string' && name !== 'gender',
);

describe('errors from the server', () => {
  it("are translated for every possible error of a person's field", () => {
    const wrong: Record<string, unknown>[] = [
      ...texts.map((name) => ({ [name]: long })),
      ...texts.map((name) => ({ [name]: 'a\0b' })),
      { firstName: ' ', lastName: '' },
      { email: 'keine' },
      { linkedIn: 'javascript:alert(1)', website: 'data:x' },
      { gender: 'x' },
      { country: { id: 'x' } },
      { topics: Array.from({ length: 501 }, (_, index) => ({ id: index + 1 })) },
    ];
    for (const values of wrong) {
      const { errors } = validate(persons, { firstName: 'A', lastName: 'B', ...values });
      expect(new Set(errors.map(({ field }) => field.split('.')[0]))).toEqual(new Set(Object.keys(values)));
      for (const { field, message } of errors)
        for (const locale of ['fr', 'it'] as const)
          expect(translatedMessage(locale, message), `${field}: ${message}`).not.toBe(
            verificationWords[locale].invalid,
          );
    }
    const sent = submissionSchema.safeParse({ changes: {}, comment: long, newEmployments: [{ role: long }] });
    expect(sent.error?.issues).toHaveLength(2);
    for (const { message } of sent.error?.issues ?? [])
      expect(translatedMessage('fr', message), message).not.toBe(verificationWords.fr.invalid);
  });

  it('name the problem', () => {
    const { errors } = validate(persons, {
      firstName: '',
      lastName: 'x'.repeat(129),
      email: 'x',
      website: 'javascript:x',
      zipCode: 'x'.repeat(17),
    });
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, translatedMessage('fr', message)]))).toEqual({
      firstName: 'Ce champ ne peut pas rester vide.',
      lastName: 'Le texte est trop long : 128 caractères au maximum.',
      zipCode: 'Le texte est trop long : 16 caractères au maximum.',
      email: 'Ce n’est pas une adresse e-mail valable.',
      website: 'Ce n’est pas une adresse web valable.',
    });
    expect(translatedMessage('fr', invalidPhone)).toBe('Ce n’est pas un numéro de téléphone.');
    expect(translatedMessage('it', 'Etwas, das niemand kennt.')).toBe('Questa indicazione non è valida.');
    expect(translatedMessage('de', 'Etwas, das niemand kennt.')).toBe('Etwas, das niemand kennt.');
  });

  it('appear at their field, though the server numbers only what was sent', () => {
    const employment = (id: number) => ({ id, role: '', translations: {}, company: { name: '', translations: {} } });
    const edited = {
      ...unedited({ employments: [employment(7), employment(8), employment(9)] } as never),
      removed: [7],
      newEmployments: [emptyEmployment, { ...emptyEmployment, role: 'x' }],
    };
    const errors = [
      'userComment',
      'employments.1.translations.fr.role',
      'newEmployments.0.organisation',
      'topics.2',
      'email',
    ].map((field) => ({ field, message: 'm' }));
    expect(problemsIn('de', errors, edited).map(({ field }) => field)).toEqual([
      'comment',
      'employments.2.translations.fr.role',
      'newEmployments.1.organisation',
      'topics',
      'email',
    ]);
  });
});
