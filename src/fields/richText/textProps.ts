import type { RefObject } from 'react';
import type { LeftText } from './textSelection';

/** A rich text of a form, before the editor is there and after. */
export interface TextProps {
  id: string;
  source: string;
  labelledBy: string;
  /** Id of the message about the field, where there is one. */
  errorId: string | undefined;
  disabled: boolean;
  /** What the editor finds of the text before it when it takes over. */
  left: RefObject<LeftText | null>;
}
