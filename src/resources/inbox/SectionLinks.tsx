import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { inboxTypes } from '../../../domain/inbox/inbox';
import { inboxWords } from '../../i18n/review/inbox';
import type { Section } from './rows';

/** The way to each section, since another one may be ten thousand cards long. */
export function SectionLinks({ sections, onGo }: { sections: readonly Section[]; onGo: (section: Section) => void }) {
  return (
    <Stack component="nav" direction="row" aria-label={inboxWords.sections} sx={{ flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
      {sections.map((section) => {
        const title = inboxTypes[section.type].section;
        return (
          <Chip
            key={section.type}
            size="small"
            variant="outlined"
            disabled={section.count === 0}
            label={`${title} ${inboxWords.count(section.count)}`}
            onClick={() => onGo(section)}
          />
        );
      })}
    </Stack>
  );
}
