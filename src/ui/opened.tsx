import { useEffect } from 'react';
import { useEvent, useGetRecordRepresentation, useRecordContext, useResourceDefinition, useStore } from 'react-admin';
import { useMe } from '../session/session';

/** A record that this account has opened in this browser. */
export interface Opened {
  resource: string;
  id: number;
  title: string;
}

/** One more than the palette shows, because it leaves out the record on the page. */
const keptOpened = 9;

/** The records that were opened last, latest first. */
export function useOpened() {
  // The store stays the same when another account signs in.
  return useStore<Opened[]>(`opened.${useMe()?.id}`, []);
}

/** Stores that the record of this page was opened. */
export function RememberOpened({ resource }: { resource: string }) {
  const record = useRecordContext();
  const [opened, setOpened] = useOpened();
  const name = useGetRecordRepresentation(resource)(record);
  const hasName = Boolean(useResourceDefinition({ resource }).recordRepresentation);
  const title = record && hasName && typeof name === 'string' ? name : null;
  const id = Number(record?.id);
  const remember = useEvent((named: string) => {
    const others = opened.filter((one) => one.resource !== resource || one.id !== id);
    setOpened([{ resource, id, title: named }, ...others].slice(0, keptOpened));
  });
  // Must not run when another tab has opened something.
  useEffect(() => {
    if (title !== null) remember(title);
  }, [resource, id, title, remember]);
  return null;
}
