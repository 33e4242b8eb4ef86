/** `Edit` and `Create` without card, title and buttons, which the form's header has. */
export const plainPage = {
  actions: false,
  title: false,
  component: 'div',
  sx: { '& .RaEdit-main, & .RaCreate-main': { display: 'block', mt: 0 } },
} as const;
