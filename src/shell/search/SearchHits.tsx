import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { contentOf } from '../../../domain/contents';
import { globalSearchWords } from '../../i18n/shell';
import { untitled } from '../../i18n/untitled';
import { StatusMark, visibilityWords } from '../../ui/StatusMark';
import type { SearchHit } from './useSearch';

interface SearchHitsProps {
  /** The id of the list; options append their index. */
  id: string;
  hits: readonly SearchHit[];
  current: number;
  onPoint: (index: number) => void;
  onOpen: (hit: SearchHit) => void;
}

/** The hits, one line each: title, type, id, code, and whether it is a draft. */
export function SearchHits({ id, hits, current, onPoint, onOpen }: SearchHitsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  if (hits.length === 0) return null;
  return (
    <Box
      component="ul"
      ref={list}
      id={id}
      role="listbox"
      aria-label={globalSearchWords.results}
      sx={{ m: 0, p: 0, listStyle: 'none', overflowY: 'auto', maxHeight: '52vh' }}
    >
      {hits.map((hit, index) => (
        <Box
          component="li"
          key={`${hit.resource}/${hit.id}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          onMouseMove={() => index !== current && onPoint(index)}
          onClick={() => onOpen(hit)}
          sx={({ palette }) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: 2.5,
            py: 1,
            cursor: 'pointer',
            borderLeft: '3px solid transparent',
            '&[aria-selected=true]': {
              bgcolor: alpha(palette.primary.main, 0.1),
              borderLeftColor: palette.primary.main,
            },
          })}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap>{hit.title || untitled.de}</Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[labelOf(hit.resource), hit.detail, `ID ${hit.id}`, hit.code].filter(Boolean).join(' · ')}
            </Typography>
            {hit.found && (
              <Typography variant="body2" noWrap lang={hit.found.locale}>
                {globalSearchWords.foundIn(hit.found.label, hit.found.locale, hit.found.text)}
              </Typography>
            )}
          </Box>
          {!hit.isPublic && <StatusMark isPublic={false} label={closedWord(hit.resource)} />}
        </Box>
      ))}
    </Box>
  );
}

function labelOf(resource: string): string {
  return contentOf(resource)?.label.singular ?? resource;
}

/** Contacts are private where other records are drafts. */
function closedWord(resource: string): string {
  const content = contentOf(resource);
  return content ? visibilityWords(content).closed : globalSearchWords.draft;
}
