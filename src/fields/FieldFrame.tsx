import Box from '@mui/material/Box';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SourceContextProvider, useWrappedSource } from 'react-admin';
import type { Field } from '../../domain/fields';
import { translatedPath } from '../../domain/locales';
import { useFeature } from '../session/config';
import { useFormLanguage } from './FormLanguage';
import { useFormType } from './FormType';

/** Puts something around the frame of a field: beside it, or nothing in place of it where it is not to be seen. */
export type FieldAround = (path: string, frame: ReactNode) => ReactNode;

const alone: FieldAround = (_path, frame) => frame;
const Around = createContext<FieldAround>(alone);

/** A slot for whoever shows more than a form does, e.g. a proposal beside each field; `around` must be stable. */
export function FieldAroundProvider({ around, children }: { around: FieldAround; children: ReactNode }) {
  return <Around.Provider value={around}>{children}</Around.Provider>;
}

/** What a list of problems looks for to bring someone to a field. */
export const fieldMark = (path: string) => ({ 'data-field': path });

/** Two beside each other where there is room for both. */
const beside = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
} as const;

interface FieldFrameProps {
  source: string;
  /** Takes the whole row of its section. */
  wide?: boolean;
  /** There is nothing to see of it but what stands around it. */
  isHidden?: boolean | undefined;
  /** What is in it stands beside each other. */
  isBeside?: boolean;
  children: ReactNode;
}

/** The place of one field in the grid of its section. */
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
 * The place of a declared field that people don't edit here: nothing, unless somebody around the fields shows it, as a
 * review does where a proposal changes it.
 */
export function FieldWithoutInput({ source }: { source: string }) {
  const field = useFormType().fields[source] as Field | undefined;
  const locale = useFormLanguage();
  const isOn = useFeature();
  const around = useContext(Around);
  if (!field) throw new Error(`There is no field ${source}`);
  return isOn(field.feature) ? around(translatedPath(source, field.translated, locale), null) : null;
}

/** The sources of the inputs within it are those of an item, as in react-admin's ArrayInput. In: the item's path. */
export function ItemSource({ path, children }: { path: string; children: ReactNode }) {
  const context = useMemo(
    () => ({ getSource: (source: string) => `${path}.${source}`, getLabel: (source: string) => `${path}.${source}` }),
    [path],
  );
  return <SourceContextProvider value={context}>{children}</SourceContextProvider>;
}
