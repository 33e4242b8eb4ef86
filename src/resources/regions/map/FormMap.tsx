import { useIsLocked } from '../../../fields/formContext';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConfig } from '../../../session/config';
import { useReferenceMap } from '../../../cache/references';
import { mapWords, regionWords } from '../../../i18n/types';
import { AreaMap } from '../../../map/AreaMap';
import { fillOf, type MunicipalityArea } from '../../../map/areas';
import { overlapping, withoutOutline, useMunicipalities } from './useAreas';

type Entry = { id: number; name?: string };
const none: MunicipalityArea[] = [];

/** The municipalities of the form's region, in its colour; a click adds or removes one. Lists overlapping regions. */
export function FormMap() {
  const { data, error, isFetching } = useMunicipalities();
  const { setValue, getValues } = useFormContext();
  const [cities, type, color] = useWatch({ name: ['cities', 'type', 'color'] }) as [
    Entry[] | undefined,
    string,
    string,
  ];
  const isLocked = useIsLocked('cities');
  const id = useRecordContext()?.id;
  const entries = useReferenceMap('cities');
  const notify = useNotify();
  const { mapTiles } = useConfig();
  const areas = data?.features ?? none;
  // Keeps the map in place while names above it change, so that the next click hits what it points at. The field shows
  // the names after this component has rendered, so the height of the page is watched for a moment.
  const map = useRef<HTMLDivElement>(null);
  const topBefore = useRef<number>(undefined);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (topBefore.current !== undefined && map.current)
        scrollBy({ top: map.current.getBoundingClientRect().top - topBefore.current, behavior: 'instant' });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => (topBefore.current = undefined), 500);
    return () => clearTimeout(timer);
  }, [cities]);
  const chosen = useMemo(() => new Set((cities ?? []).map((city) => city.id)), [cities]);

  const styleOf = useCallback(
    ({ properties: { city, regions } }: MunicipalityArea) => {
      if (city && chosen.has(city.id))
        return { color: '#333', weight: 1.5, fillColor: fillOf(color), fillOpacity: 0.65, dashArray: '' };
      const isTaken = type !== '' && regions.some((region) => region.type === type && region.id !== id);
      return { color: '#888', weight: 0.75, fillColor: '#888', fillOpacity: isTaken ? 0.25 : 0.04, dashArray: '' };
    },
    [chosen, color, id, type],
  );
  const nameOf = useCallback(
    ({ properties: { GMDNAME, regions } }: MunicipalityArea) =>
      [GMDNAME, ...regions.map(({ name }) => name)].join(' · '),
    [],
  );
  const onPick = useCallback(
    ({ properties: { city, GMDNAME } }: MunicipalityArea) => {
      const entry = city && entries.get(city.id);
      if (!entry) return notify(regionWords.unknownMunicipality(GMDNAME), { type: 'info' });
      const before = (getValues('cities') ?? []) as Entry[];
      const isIn = before.some((one) => one.id === entry.id);
      const next = isIn
        ? before.filter((one) => one.id !== entry.id)
        : [...before, { id: entry.id, name: entry.name, translations: entry.translations }];
      topBefore.current ??= map.current?.getBoundingClientRect().top;
      setValue('cities', next, { shouldDirty: true });
      notify(isIn ? regionWords.removed(GMDNAME) : regionWords.added(GMDNAME), {
        type: 'info',
        autoHideDuration: 1_500,
      });
    },
    [entries, getValues, notify, setValue],
  );

  const shared = useMemo(() => overlapping(areas, chosen, type, id), [areas, chosen, type, id]);
  const lost = useMemo(() => (areas.length > 0 ? withoutOutline(areas, cities ?? []) : []), [areas, cities]);
  if (error && !data) return <Alert severity="warning">{regionWords.failed}</Alert>;
  if (!data) return isFetching ? <LinearProgress aria-label={regionWords.map} /> : null;
  if (areas.length === 0) return <Alert severity="info">{regionWords.noOutlines}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {!isLocked && (
        <Typography variant="body2" color="text.secondary">
          {regionWords.mapHint}
        </Typography>
      )}
      {shared.length > 0 && (
        <Alert severity="info" role="status">
          {regionWords.overlaps(shared)}
        </Alert>
      )}
      {lost.length > 0 && (
        <Alert severity="warning" role="status">
          {regionWords.withoutOutline(lost)}
        </Alert>
      )}
      <div ref={map}>
        <AreaMap
          label={regionWords.map}
          areas={areas}
          styleOf={styleOf}
          nameOf={nameOf}
          onPick={isLocked ? undefined : onPick}
          height={420}
          tiles={mapTiles}
          words={mapWords}
        />
      </div>
    </Box>
  );
}
