import Box from '@mui/material/Box';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SourceContextProvider, useWrappedSource } from 'react-admin';
import type { Field } from '../../domain/fields';
import { translatedPath } from '../../domain/locales';
import type { Presence } from '../../domain/live';
import { useNames } from '../session/colleagues';
import { useFeature } from '../session/config';
import { useOthersIn } from '../live/presence';
import { Compact, useFormLanguage, useFormType } from './formContext';

/** Wraps the frame of a field, or replaces it with nothing in order to hide it. */
type FieldAround = (path: string, frame: ReactNode) => ReactNode;

const alone: FieldAround = (_path, frame) => frame;
const Around = createContext<FieldAround>(alone);

/** Lets other code add content to each field, such as a proposal; `around` must be stable. */
export function FieldAroundProvider({ around, children }: { around: FieldAround; children: ReactNode }) {
  return <Around.Provider value={around}>{children}</Around.Provider>;
}

/** Adds a small tool to each field, such as its comments button; it must be stable. */
type FieldTool = (path: string) => ReactNode;
const Tool = createContext<FieldTool | null>(null);
export const FieldToolProvider = Tool.Provider;

/** The attribute by which the list of problems finds a field. */
export const fieldAttribute = (path: string) => ({ 'data-field': path });

/** Side by side if there is room for both. */
const sideBySide = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
} as const;

interface FieldFrameProps {
  source: string;
  /** Takes the full row of its section. */
  wide?: boolean;
  /** Hides the field itself, but not the content around it. */
  isHidden?: boolean | undefined;
  /** Its children are side by side. */
  isSideBySide?: boolean;
  children: ReactNode;
}

/** The place of a field in the grid of its section. */
export function FieldFrame({ source, wide, isHidden, isSideBySide, children }: FieldFrameProps) {
  const path = useWrappedSource(source);
  const around = useContext(Around);
  const others = useOthersIn(path);
  const tool = useContext(Tool);
  const isCompact = useContext(Compact);
  const place = {
    position: 'relative',
    minWidth: 0,
    gridColumn: wide && !isCompact ? '1 / -1' : undefined,
    scrollMarginTop: 160,
    scrollMarginBottom: 80,
  } as const;
  const frame = (
    <Box {...fieldAttribute(path)} sx={isSideBySide ? { ...place, ...sideBySide } : place}>
      {children}
      {tool?.(path)}
      {others.length > 0 && <OthersMark others={others} />}
    </Box>
  );
  return around(path, isHidden ? null : frame);
}

/** Shows other editors in a field; the form's header announces them to screen readers. */
function OthersMark({ others }: { others: readonly Presence[] }) {
  const nameOf = useNames();
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: -4,
        border: 2,
        borderColor: 'info.main',
        borderRadius: 1,
        pointerEvents: 'none',
        '& span': {
          position: 'absolute',
          right: 8,
          top: -10,
          maxWidth: 'calc(100% - 16px)',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          px: 0.75,
          borderRadius: 1,
          typography: 'caption',
          lineHeight: '18px',
          bgcolor: 'info.main',
          color: 'info.contrastText',
        },
      }}
    >
      <span>{others.map(nameOf).join(', ')}</span>
    </Box>
  );
}

/**
 * The place of a declared field that is not edited here. Empty, unless something around fields shows it, as a review
 * does for a proposal.
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
 * Makes the sources of the inputs inside refer to an item, as in react-admin's ArrayInput.
 * @param path the item's path
 */
export function ItemSource({ path, children }: { path: string; children: ReactNode }) {
  const context = useMemo(
    () => ({ getSource: (source: string) => `${path}.${source}`, getLabel: (source: string) => `${path}.${source}` }),
    [path],
  );
  return <SourceContextProvider value={context}>{children}</SourceContextProvider>;
}
