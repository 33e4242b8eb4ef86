import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ContentType } from '../../../domain/contentType';
import { allContentTypes } from '../../../domain/contentTypes';
import { referenceTypes } from '../../../domain/referenceTypes';
import type { ReferenceUse } from '../../../domain/references';
import { apiFetch } from '../../api/http';
import { referenceWords } from '../../i18n/references';
import { BarList } from '../../ui/BarList';
import { filteredList } from '../../ui/filteredList';
import { listPath } from '../../ui/paths';

const typeNamed = (resource: string) =>
  [...allContentTypes, ...referenceTypes].find(({ name }) => name === resource) as ContentType;

/** The list of the records that use the entry; the whole list where no filter finds them. */
function addressOf(type: ContentType, field: string, id: number): string {
  const filter = Object.entries(type.filters).find(
    ([, one]) => one.kind === 'references' && one.field === field && one.match !== 'none',
  );
  return filter ? filteredList(type.name, { [filter[0]]: [id] }) : listPath(type.name);
}

/** Where an entry is used, each with the number of records and their list. */
export function UseList({ resource, id }: { resource: string; id: number }) {
  const heading = useId();
  const { data, error } = useQuery({
    queryKey: [resource, 'uses', id],
    queryFn: ({ signal }) => apiFetch<ReferenceUse[]>(`/${resource}/${id}/uses`, { signal }),
    retry: false,
  });
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2, mb: 2 }}>
      <Typography id={heading} component="h2" variant="h2" sx={{ mb: 1 }}>
        {referenceWords.uses}
      </Typography>
      {error && <Alert severity="warning">{referenceWords.usesFailed}</Alert>}
      {data?.length === 0 && <Typography color="text.secondary">{referenceWords.unused}</Typography>}
      {data && (
        <BarList
          bars={data.map(({ resource: user, field, count }) => {
            const type = typeNamed(user);
            return {
              key: `${user} ${field}`,
              // A type may refer to the list by several fields.
              label: referenceWords.usedBy(
                type.label.plural,
                data.filter((use) => use.resource === user).length > 1 ? type.fields[field]?.label : undefined,
              ),
              count,
              to: addressOf(type, field, id),
            };
          })}
        />
      )}
    </Paper>
  );
}
