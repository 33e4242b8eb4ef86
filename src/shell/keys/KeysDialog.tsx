import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { shellWords } from '../../i18n/shell';
import { keyWords } from '../../keys/keyWords';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { keyTable, type KeyArea } from '../../keys/keyTable';

const order = Object.keys(keyTable) as KeyArea[];

/** The active keys, starting with those of the page. */
export function KeysDialog({ areas, onClose }: { areas: readonly KeyArea[]; onClose: () => void }) {
  // A review is a form with keys of its own.
  const isThere = (area: KeyArea) => areas.includes(area) && !(area === 'form' && areas.includes('review'));
  return (
    <ChoiceDialog
      title={shellWords.keys}
      onClose={onClose}
      choices={[{ label: keyWords.close, act: onClose, main: true }]}
    >
      {/* With the focus here, arrow keys scroll a dialog that is too long. */}
      <Box tabIndex={0} role="group" aria-label={shellWords.keys}>
        {[...order.filter((area) => area !== 'everywhere' && isThere(area)), 'everywhere' as const].map((area) => (
          <Keys key={area} area={area} />
        ))}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {keyWords.hint}
        </Typography>
      </Box>
    </ChoiceDialog>
  );
}

function Keys({ area }: { area: KeyArea }) {
  const does = keyWords.does[area] as Record<string, string>;
  return (
    <Box component="section" sx={{ '& + &': { mt: 2 } }}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {keyWords.areas[area]}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '190px 1fr' },
          columnGap: 2,
          rowGap: { xs: 0, sm: 0.5 },
        }}
      >
        {Object.entries(keyTable[area] as Record<string, readonly string[]>).map(([name, keys]) => (
          <Fragment key={name}>
            <Box component="dt">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${area === 'alternatives' ? keyWords.till : keyWords.or} `}
                  <Combination keys={key} />
                </Fragment>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 } }}>
              {does[name]}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

/** `Ctrl+S` drawn as keys. */
function Combination({ keys }: { keys: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        whiteSpace: 'nowrap',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        px: 0.75,
        py: 0.125,
        bgcolor: 'background.default',
      }}
    >
      {keys
        .split('+')
        .map((key) => keyWords.keys[key] ?? key)
        .join(' + ')}
    </Box>
  );
}
