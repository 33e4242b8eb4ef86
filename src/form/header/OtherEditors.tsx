import Box from '@mui/material/Box';
import { useFormType } from '../../fields/formContext';
import { liveWords } from '../../i18n/live';
import { useOthers } from '../../live/presence';
import { useNames } from '../../session/colleagues';
import { problemLabel } from '../problems/problems';

/** Who else has the form's record or item open, and which fields they are in. */
export function OtherEditors() {
  const type = useFormType();
  const others = useOthers();
  const nameOf = useNames(others.length > 0);
  const names = [...new Set(others.map(nameOf))];
  return (
    <>
      {names.length > 0 && ' · '}
      <span role="status" title={others.map(({ email }) => email).join(', ') || undefined}>
        {names.length > 0 && liveWords.alsoHere(names)}
      </span>
      {/* Not announced, because people move between fields all the time. */}
      {others.map(
        (person) =>
          person.field !== null && (
            <Box key={person.id} component="span" title={person.email} sx={{ ml: 0.5 }}>
              {liveWords.isIn(nameOf(person), problemLabel(type, person.field))}
            </Box>
          ),
      )}
    </>
  );
}
