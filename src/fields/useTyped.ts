import { useState } from 'react';

/**
 * `format`, `parse` and `onBlur` of a text that stays as typed until the input loses the focus, while the form gets
 * the parsed value. Values set from elsewhere, by undo or merge, are shown at once.
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
