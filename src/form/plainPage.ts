/** `Edit` and `Create` without their card, title and buttons: the header of the form has them. */
export const plainPage = {
  actions: false,
  title: false,
  component: 'div',
  sx: { '& .RaEdit-main, & .RaCreate-main': { display: 'block', mt: 0 } },
} as const;
