import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useCallback, useMemo } from 'react';
import { useNavigate, useStore } from 'react-admin';
import { regions, regionTypes } from '../../../../domain/types/region';
import { useConfig } from '../../../session/config';
import { mapWords, regionWords } from '../../../i18n/types';
import { editPath } from '../../../ui/paths';
import { AreaMap } from '../../../map/AreaMap';
import { fillOf, type OverlapArea, type RegionArea } from '../../../map/areas';
import { distinctNames, useRegionAreas } from './useAreas';

type Shown = RegionArea | OverlapArea;
const isRegion = (area: Shown): area is RegionArea => 'id' in area.properties;
const nameOf = (area: Shown) =>
  isRegion(area) ? area.properties.name : regionWords.overlap(distinctNames(area.properties.regions));
const styleOf = (area: Shown) =>
  isRegion(area)
    ? { color: fillOf(area.properties.color), weight: 2, fillColor: fillOf(area.properties.color), fillOpacity: 0.45 }
    : { color: '#1a1a1a', weight: 1.5, dashArray: '3 4', hatched: true };

/** The regions of a kind in their colours, with overlaps; a click opens one. */
export function ListMap() {
  const [type, setType] = useStore<string>('regions.mapType', regionTypes[0].id);
  const { data, error } = useRegionAreas(type);
  const { mapTiles } = useConfig();
  const navigate = useNavigate();
  const areas = useMemo<Shown[]>(() => (data ? [...data.features, ...data.intersections.features] : []), [data]);
  const onPick = useCallback(
    (area: Shown) => {
      const id = isRegion(area) ? area.properties.id : area.properties.regions[0]?.id;
      if (id !== undefined) navigate(editPath(regions.name, id));
    },
    [navigate],
  );
  const label = regionTypes.find(({ id }) => id === type)?.label ?? '';
  return (
    <Box sx={{ flex: 'none', position: 'relative', mb: 1 }}>
      <TextField
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        size="small"
        label={regions.fields.type.label}
        value={type}
        onChange={(event) => setType(event.target.value)}
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: 10,
          right: 10,
          width: 'min(280px, calc(100% - 70px))',
          bgcolor: 'background.paper',
          borderRadius: 1,
        }}
      >
        {regionTypes.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </TextField>
      {error && <Alert severity="warning">{regionWords.failed}</Alert>}
      {!data && !error && <LinearProgress aria-label={regionWords.map} />}
      <AreaMap
        label={regionWords.mapOf(label)}
        areas={areas}
        styleOf={styleOf}
        nameOf={nameOf}
        onPick={onPick}
        height="clamp(180px, 32vh, 420px)"
        tiles={mapTiles}
        words={mapWords}
      />
    </Box>
  );
}
