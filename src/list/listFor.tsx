import type { ComponentType } from 'react';
import type { ContentType } from '../../domain/contentType';
import { maxLimit } from '../../domain/http';
import { BulkMenu } from './bulk/BulkMenu';
import { referenceActions, visibilityActions } from './bulk/changeActions';
import { ContentList } from './ContentList';
import { CreateButton, ExportMenu } from './ListPage';
import { SortableRows } from './order/SortableRows';
import { FieldColumn } from './table/FieldColumn';

/**
 * The standard list of a type: a column for each `summary` field, changes of marked rows, and manual order if there
 * is a `position`. A list that needs more is JSX in the folder of its type.
 */
export function listFor(type: ContentType): ComponentType {
  const columns = Object.keys(type.fields).filter((name) => type.fields[name]!.summary && name !== 'position');
  // Names of other records share the width; the fewer the columns, the wider.
  const isNamed = (name: string) => /^(reference|record)s?$/.test(type.fields[name]!.kind);
  const width = Math.max(90, Math.min(200, 450 / columns.filter(isNamed).length));
  const bulkActions = [
    ...(type.alwaysPublic ? [] : visibilityActions(type)),
    ...(type.fields.topics?.kind === 'references' ? referenceActions(type, 'topics') : []),
  ];
  return () => (
    <ContentList
      type={type}
      perPage={maxLimit}
      actions={
        <>
          <ExportMenu />
          <CreateButton />
        </>
      }
      bulkActions={<BulkMenu actions={bulkActions} />}
      {...('position' in type.fields && { around: SortableRows })}
    >
      <FieldColumn source="id" />
      {columns.map((name) => (
        <FieldColumn key={name} source={name} {...(isNamed(name) && { width })} />
      ))}
    </ContentList>
  );
}
