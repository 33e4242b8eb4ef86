import Box from '@mui/material/Box';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SourceContextProvider, useWrappedSource } from 'react-admin';
import type { Field } from '../../domain/fields';
import { translatedPath } from '../../domain/locales';
import { useFeature } from '../session/config';
import { useFormLanguage, useFormType } from './formContext';

/** Wraps the frame of a field, or replaces it by nothing to hide it. */
export type FieldAround = (path: string, frame: ReactNode) => ReactNode;

const alone: FieldAround = (_path, frame) => frame;
const Around = createContext<FieldAround>(alone);

/** Lets others add content to each field, such as a proposal; `around` must be stable. */
export function FieldAroundProvider({ around, children }: { around: FieldAround; children: ReactNode }) {
  return <Around.Provider value={around}>{children}</Around.Provider>;
}

/** The attribute by which a list of problems finds a field. */
export const fieldMark = (path: string) => ({ 'data-field': path });

/** Side by side if there is room for both. */
const beside = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
} as const;

interface FieldFrameProps {
  source: string;
  /** Takes the full row of its section. */
  wide?: boolean;
  /** Only the content around it is visible. */
  isHidden?: boolean | undefined;
  /** Its children are side by side. */
  isBeside?: boolean;
  children: ReactNode;
}

/** The place of a field in the grid of its section. */
export function FieldFrame({ source, wide, isHidden, isBeside, children }: FieldFrameProps) {
  const path = useWrappedSource(source);
  const around = useContext(Around);
  const place = { minWidth: 0, gridColumn: wide ? '1 / -1' : undefined, scrollMarginTop: 160, scrollMarginBottom: 80 };
  const frame = (
    <Box {...fieldMark(path)} sx={isBeside ? { ...place, ...beside } : place}>
      {children}
    </Box>
  );
  return around(path, isHidden ? null : frame);
}

/**
 * The place of a declared field that is not edited here: empty, unless something around the fields shows it, as a
 * review does for a proposal.
 */
export function FieldWithoutInput({ source }: { source: string }) {
  const field = useFormType().fields[source] as Field | undefined;
  const locale = useFormLanguage();
  const isOn = useFeature();
  const around = useContext(Around);
  if (!field) throw new Error(`There is no field ${source}`);
  return isOn(field.feature) ? around(translatedPath(source, field.translated, locale), null) : null;
}

/**
 * Sources of inputs inside refer to an item, as in react-admin's ArrayInput.
 * @param path the item's path
 */
export function ItemSource({ path, children }: { path: string; children: ReactNode }) {
  const context = useMemo(
    () => ({ getSource: (source: string) => `${path}.${source}`, getLabel: (source: string) => `${path}.${source}` }),
    [path],
  );
  return <SourceContextProvider value={context}>{children}</SourceContextProvider>;
}
