import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext, useFormState } from 'react-hook-form';
import { formWords } from '../../i18n/forms';
import { useFormType } from '../../fields/formContext';
import { LinkButton } from '../../ui/buttons';
import { listProblems, problemLabel, problemOrder } from './problems';

/**
 * All messages of the last attempt to save, with links to their fields. Each disappears once its field is
 * corrected.
 */
export function ProblemList({ id, onOpen }: { id: string | undefined; onOpen: (path: string) => void }) {
  const type = useFormType();
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const problems = listProblems(errors).toSorted(
    (one, other) => problemOrder(type, one.field) - problemOrder(type, other.field),
  );
  if (problems.length === 0) return null;
  return (
    <Alert id={id} severity="error" tabIndex={-1} sx={{ mb: 1, scrollMarginTop: 120 }}>
      {formWords.problems(problems.length)}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field === '' ? (
              message
            ) : (
              <LinkButton color="inherit" onClick={() => onOpen(field)}>
                {problemLabel(type, field)}: {message}
              </LinkButton>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
