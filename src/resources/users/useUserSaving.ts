import { useNotify, useRecordContext, useSaveContext } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newUserSchema, userSchema, type User } from '../../../domain/accounts/users';
import { problemOf } from '../../api/http';
import { userWords } from '../../i18n/administration';
import { listPath } from '../../ui/paths';
import { currentMe, loadMe } from '../../session/session';

export type UserValues = Pick<User, 'email' | 'roles' | 'notifications'> & { password: string };

/** Saves an account by react-admin's save context; what is wrong with a field comes back to it. */
export function useUserSaving() {
  const user = useRecordContext<User>();
  const schema = user ? userSchema : newUserSchema;
  const { save, saving = false } = useSaveContext();
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const navigate = useNavigate();
  const hasLeft = useRef(false);

  /** Back to the list without a question: there is nothing left to lose. */
  const leave = useCallback(() => {
    hasLeft.current = true;
    void navigate(listPath('users'));
  }, [navigate]);

  /** The same schema checks here and in the route. Out: the first message of each field. */
  const validate = (values: object) => {
    const { error } = schema.safeParse(values);
    return Object.fromEntries(
      (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
  };

  const submit = (values: object) => {
    setProblem(null);
    return save?.(schema.parse(values), {
      onSuccess: () => {
        const told = () => {
          notify(userWords.saved, { type: 'success' });
          leave();
        };
        // Whoever has changed the own account goes on as who that is now.
        if (user && user.id === currentMe()?.id) void loadMe().then(told, told);
        else told();
      },
      onError: (error: unknown) =>
        setProblem(problemOf(error)?.status === 412 ? userWords.changedMeanwhile : (error as Error).message),
    });
  };
  return { user, validate, submit, saving, problem, leave, hasLeft };
}
