import { useCreate, useNotify, useUpdate } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { newUserSchema, userSchema, type User } from '../../../domain/users';
import { fieldErrors, problemOf } from '../../http';
import { userTexts } from '../../i18n/users';
import { listPath } from '../../routing/paths';
import { currentMe, loadMe } from '../../session';

export type UserValues = Pick<User, 'email' | 'roles' | 'notifications'> & { password: string };

const emptyUser: UserValues = { email: '', password: '', roles: [], notifications: [] };

/** Values, saving and problems of the form of an account. The same schema checks here and in the route. */
export function useUserForm(user: User | undefined) {
  const form = useForm<UserValues>({ defaultValues: user ? { ...emptyUser, ...user } : emptyUser });
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [create] = useCreate();
  const [update] = useUpdate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { isDirty } = form.formState;
  const left = useRef(false);
  const isChanged = useCallback(() => isDirty && !left.current, [isDirty]);

  /** Back to the list without a question: there is nothing left to lose. */
  function leave() {
    left.current = true;
    void navigate(listPath('users'));
  }

  function show(messages: Record<string, string>) {
    for (const [index, [field, message]] of Object.entries(messages).entries()) {
      form.setError(field as FieldPath<UserValues>, { message }, { shouldFocus: index === 0 });
    }
  }

  async function send(values: UserValues) {
    const checked = (user ? userSchema : newUserSchema).safeParse(values);
    if (!checked.success) {
      show(Object.fromEntries(checked.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    setSaving(true);
    setProblem(null);
    try {
      const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
      if (user) await update('users', { id: user.id, data: checked.data, previousData: user }, options);
      else await create('users', { data: checked.data }, options);
      if (user && user.id === currentMe()?.id) await loadMe();
      notify(userTexts.saved, { type: 'success' });
      leave();
    } catch (error) {
      show(fieldErrors(error));
      const status = problemOf(error)?.status;
      setProblem(status === 412 ? userTexts.changedMeanwhile : (error as Error).message);
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    saving,
    problem,
    leave,
    isChanged,
    save: (event: React.FormEvent) => {
      form.clearErrors();
      return form.handleSubmit(send)(event);
    },
  };
}
