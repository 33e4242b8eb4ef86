import type { Identifier } from 'react-admin';
import type { ComponentType } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';

interface VersionsProps {
  type: ContentType<any>;
  id: Identifier;
  form: UseFormReturn<FieldValues>;
  /** Brings someone to the form after a dialog. */
  onClose: () => void;
}

export interface StaleProps extends VersionsProps {
  /** The record as it was read. */
  base: FieldValues;
  /** What somebody else saved meanwhile, with its version. */
  theirs: FieldValues;
  /** Fills the form; from here on it is saved over theirs. Nothing is saved yet. */
  onMerged: (theirs: FieldValues, merged: FieldValues) => void;
  onSave: () => void;
}

export interface HistoryProps extends VersionsProps {
  open: boolean;
}

/**
 * What comparing versions (src/review) brings to a form; handed in, since ui knows nothing of it. Both may show a
 * dialog, and what they did in place, above the fields.
 */
export interface FormReview {
  Stale: ComponentType<StaleProps>;
  History: ComponentType<HistoryProps>;
}
