import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Fields } from '../../../../domain/fields';
import { plainText } from '../../../../domain/lists/search';
import { interactiveGraphics, markerSymbols } from '../../../../domain/types/interactiveGraphic';
import { fieldAttribute, ItemSource } from '../../../fields/FieldFrame';
import { FormLanguageProvider, useFormLanguage, useIsLocked } from '../../../fields/formContext';
import { FieldInput } from '../../../fields/FieldInput';
import { LanguageTabs } from '../../../form/languages/LanguageTabs';
import { opensFieldAttribute } from '../../../form/problems/focusField';
import { markerWords } from '../../../i18n/types';
import { useDrawing } from '../../../drawing/useDrawing';
import { Canvas } from './Canvas';
import { entryRow } from './entryRow';
import { MarkerLayer, useMarkers, type Marker } from './MarkerLayer';

const parts = interactiveGraphics.fields.markers.item as unknown as Fields;
const part = (name: string) => parts[name] as Fields[string];

const nameOf = ({ symbol, number }: Marker, index: number) =>
  markerWords.name(
    index,
    symbol === 'number' && number ? number : (markerSymbols.find(({ id }) => id === symbol)?.label ?? ''),
  );

/** The drawing with its markers and their content. */
export function MarkerEditor() {
  const svg = useWatch({ name: 'svg' }) as string;
  const host = useRef<HTMLDivElement>(null);
  const { aspect } = useDrawing(host, svg, '', '');
  const { markers, add, move, remove } = useMarkers();
  const entry = entryRow(markers, useFormLanguage());
  const [chosen, setChosen] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const isLocked = useIsLocked('markers');
  const adding = useRef<HTMLButtonElement>(null);
  const index = chosen !== null && chosen < markers.length ? chosen : null;
  const onMove = (moved: number, x: number, y: number) => {
    setChosen(moved);
    move(moved, x, y);
    setNews(markerWords.at(nameOf(markers[moved] as Marker, moved), x.toFixed(1), y.toFixed(1)));
  };
  return (
    <Box
      {...fieldAttribute('markers')}
      sx={{
        gridColumn: '1 / -1',
        minWidth: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(320px, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Canvas host={host} aspect={aspect}>
          <MarkerLayer
            markers={markers}
            chosen={index}
            nameOf={nameOf}
            onChoose={setChosen}
            onMove={isLocked ? undefined : onMove}
          />
        </Canvas>
        {!isLocked && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {markerWords.hint}
          </Typography>
        )}
        <Box role="status" sx={visuallyHidden}>
          {news}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Box sx={{ display: isLocked ? 'none' : undefined }}>
          <Button
            ref={adding}
            size="small"
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => {
              add();
              setChosen(markers.length);
            }}
          >
            {markerWords.add}
          </Button>
        </Box>
        {markers.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {markerWords.none}
          </Typography>
        )}
        {index !== null && (
          <MarkerPanel
            key={`${index} ${markers.length}`}
            index={index}
            name={nameOf(markers[index] as Marker, index)}
            symbol={(markers[index] as Marker).symbol}
            onRemove={
              isLocked
                ? undefined
                : () => {
                    remove(index);
                    setChosen(null);
                    adding.current?.focus();
                  }
            }
          />
        )}
        {markers.length > 0 && (
          <Box
            component="ul"
            aria-label={markerWords.list}
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              overflow: 'hidden',
            }}
          >
            {markers.map((marker, at) => (
              <Box component="li" key={at} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
                <ButtonBase
                  {...(at === entry && opensFieldAttribute)}
                  onClick={() => setChosen(at)}
                  aria-current={at === index || undefined}
                  sx={{
                    width: '100%',
                    justifyContent: 'flex-start',
                    gap: 1,
                    px: 1.25,
                    py: 0.75,
                    minHeight: 36,
                    bgcolor: at === index ? 'action.selected' : undefined,
                    borderLeft: 3,
                    borderColor: at === index ? 'primary.main' : 'transparent',
                  }}
                >
                  <Typography variant="body2" sx={{ flexShrink: 0 }}>
                    {nameOf(marker, at)}
                  </Typography>
                  <Typography variant="body2" color="text.secondary" noWrap sx={{ minWidth: 0 }}>
                    {plainText(marker.content ?? '')}
                  </Typography>
                </ButtonBase>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function MarkerPanel({
  index,
  name,
  symbol,
  onRemove,
}: {
  index: number;
  name: string;
  symbol: string;
  onRemove: (() => void) | undefined;
}) {
  const source = `markers.${index}`;
  const given = useFormLanguage();
  const [locale, setLocale] = useState(given);
  useEffect(() => setLocale(given), [given]);
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={`${id}-name`}
      sx={{ p: 1.5, display: 'grid', gap: 1.25, borderColor: 'primary.main', minWidth: 0 }}
    >
      <Typography id={`${id}-name`} component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <ItemSource path={source}>
        <FormLanguageProvider locale="de">
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.25 }}>
            <FieldInput source="symbol" field={part('symbol')} wide={false} />
            {symbol === 'number' ? <FieldInput source="number" field={part('number')} wide={false} /> : <span />}
            <FieldInput source="x" field={part('x')} wide={false} />
            <FieldInput source="y" field={part('y')} wide={false} />
          </Box>
        </FormLanguageProvider>
        <LanguageTabs locale={locale} onChange={setLocale} controls={`${id}-panel`} />
        <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-panel-${locale}`}>
          <FormLanguageProvider locale={locale}>
            <FieldInput source="content" field={part('content')} />
          </FormLanguageProvider>
        </Box>
      </ItemSource>
      {onRemove && (
        <Box>
          <Button size="small" color="error" onClick={onRemove}>
            {markerWords.remove}
          </Button>
        </Box>
      )}
    </Paper>
  );
}
