import { useEvent } from 'react-admin';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isMissing } from '../../domain/locales';

/**
 * Calls back when no changes have been made for `delay` ms. Renders nothing, so that large forms stay fast. A pending
 * call is made when the form closes.
 * @returns a function that makes a pending call immediately
 */
export function useFormChanges(form: UseFormReturn<FieldValues>, delay: number, callback: () => void): () => void {
  const call = useEvent(callback);
  const [rest] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      call();
    };
    const start = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(flush, ms);
    };
    return { start, flush };
  });
  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => rest.start(delay) });
    return () => {
      unsubscribe();
      rest.flush();
    };
  }, [form, delay, rest]);
  return rest.flush;
}

type Values = Record<string, unknown>;

/**
 * Whether two states of a form have the same content. Missing values, empty strings, null and empty lists are equal (an
 * untouched input may turn one into another), and references are compared by id. The version does not count.
 */
export function sameContent(one: Values, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  // Identical values are not compared, because a drawing can have several megabytes.
  return [...names].every(
    (name) =>
      name === '_version' || Object.is(one[name], other[name]) || contentText(one[name]) === contentText(other[name]),
  );
}

/** A value's content as JSON; undefined if it is empty. */
export function contentText(value: unknown): string | undefined {
  return JSON.stringify(reduced(value));
}

function reduced(value: unknown): unknown {
  if (isMissing(value) || value === '<p></p>') return undefined;
  if (Array.isArray(value)) return value.map((item) => reduced(item) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const entry = value as Values;
  // A reference, possibly with additional keys.
  if (typeof entry.id === 'number' && 'name' in entry && 'translations' in entry) return entry.id;
  if (Object.keys(entry).length === 1 && typeof entry.id === 'number') return entry.id;
  return reducedParts(entry);
}

function reducedParts(entry: Values): Values | undefined {
  const keys = Object.keys(entry).sort();
  const parts = keys.map((key) => [key, reduced(entry[key])] as const).filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
