import { useState } from 'react';

/**
 * `format`, `parse` and `onBlur` of a text that stays as it is typed until somebody goes on, while the form has what was
 * read of it. What the form has from elsewhere, by an undo or a merge, is shown at once.
 */
export function useTyped(read: (text: string) => string | null, show: (value: string | null | undefined) => string) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    isTyping: typed !== null,
    text: {
      format: (value: string | null | undefined) => (typed !== null && read(typed) === value ? typed : show(value)),
      parse: (text: string) => {
        setTyped(text);
        return read(text);
      },
      onBlur: () => setTyped(null),
    },
  };
}
