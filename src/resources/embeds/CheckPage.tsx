import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckedPage } from '../../../domain/embeds/checkedPage';
import { apiFetch, fieldErrors } from '../../api/http';
import { embedCheckWords as words } from '../../i18n/administration';

/** Tells which of our lists are in another website's page, which options are read, and what will look different. */
export function CheckPage() {
  const [url, setUrl] = useState('');
  const [html, setHtml] = useState('');
  const check = useMutation({
    mutationFn: async () =>
      await apiFetch<CheckedPage>('/embeds/check', {
        method: 'POST',
        body: html.trim() ? { html } : { url: url.trim() },
        once: false,
      }),
  });
  const refusal = fieldErrors(check.error).url;
  return (
    <Box sx={{ maxWidth: '50rem', p: 2 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        {words.title}
      </Typography>
      <Typography sx={{ mb: 2 }}>{words.intro}</Typography>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          check.mutate();
        }}
      >
        <TextField
          type="url"
          label={words.url}
          value={url}
          error={refusal !== undefined}
          helperText={refusal}
          onChange={({ target }) => setUrl(target.value)}
        />
        <TextField
          label={words.html}
          multiline
          minRows={4}
          maxRows={12}
          value={html}
          onChange={({ target }) => setHtml(target.value)}
        />
        <Box>
          <Button type="submit" variant="contained" disabled={check.isPending || !(url.trim() || html.trim())}>
            {check.isPending ? words.checking : words.check}
          </Button>
        </Box>
      </Stack>
      <Box aria-live="polite" sx={{ mt: 3 }}>
        {check.error && !refusal && <Alert severity="error">{check.error.message}</Alert>}
        {check.data && <Result {...check.data} />}
      </Box>
    </Box>
  );
}

function Result({ snippets, notes }: CheckedPage) {
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} severity="info" sx={{ mb: 1 }}>
          {note}
        </Alert>
      ))}
      {snippets.map(({ name, way, options, notes: own }, index) => (
        <Box key={index} component="section" aria-label={`${name}, ${words.ways[way]}`} sx={{ mb: 3 }}>
          <Typography variant="h6" component="h2">
            {name} <Typography component="span">({words.ways[way]})</Typography>
          </Typography>
          <ul>
            {options.map((option) => (
              <li key={option.name}>
                <code>{option.name}</code>: {option.isRead ? words.read : words.ignored}
              </li>
            ))}
          </ul>
          {own.map((note) => (
            <Typography key={note}>{note}</Typography>
          ))}
        </Box>
      ))}
    </>
  );
}
