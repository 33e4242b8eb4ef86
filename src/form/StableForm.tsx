import { useState, type ReactNode } from 'react';
import { FormProvider, get, useFormContext, type Control, type FieldErrors, type UseFormReturn } from 'react-hook-form';

/**
 * Keeps react-hook-form's methods stable; without this they change with each state of the form. Only components that
 * subscribe to a state re-render.
 */
export function StableForm({ children }: { children: ReactNode }) {
  const form = useFormContext();
  const [methods] = useState(() => ({ ...form, subscribe: sharing(form.subscribe), control: quiet(form.control) }));
  return <FormProvider {...methods}>{children}</FormProvider>;
}

type Subscribe = UseFormReturn['subscribe'];
type Callback = Parameters<Subscribe>[0]['callback'];

/**
 * At each keystroke, every react-admin input asks whether it is dirty. One subscription serves all of them, and does
 * not fire while the dirty state stays the same.
 */
function sharing(subscribe: Subscribe): Subscribe {
  const callbacks = new Set<Callback>();
  /** The last reported dirty state of fields that changed after an input was mounted. */
  const reported = new Map<string, boolean>();
  const report: Callback = (state) => {
    const { name, dirtyFields } = state;
    if (name !== undefined) {
      const dirty: unknown = get(dirtyFields, name);
      if (typeof dirty !== 'object' && reported.get(name) === Boolean(dirty)) return;
      reported.set(name, Boolean(dirty));
    }
    for (const callback of callbacks) callback(state);
  };
  let end: (() => void) | undefined;
  return (options) => {
    const { callback, formState } = options;
    if ('name' in options || !formState?.dirtyFields || !formState.values) return subscribe(options);
    callbacks.add(callback);
    reported.clear();
    end ??= subscribe({ formState: { values: true, dirtyFields: true }, callback: report });
    return () => {
      callbacks.delete(callback);
      if (callbacks.size > 0) return;
      end?.();
      end = undefined;
    };
  };
}

/**
 * Each successful validation notifies all inputs that there are no errors, twice per save. Components that only
 * subscribe to errors are notified only if there is one, or was; otherwise a save would first re-render the whole form.
 */
function quiet(control: Control): Control {
  const subscribe: Control['_subscribe'] = (options) => {
    const { formState, name, callback } = options;
    if (!formState) return control._subscribe(options);
    const hasProblem = (errors: FieldErrors = {}) =>
      name === undefined ? Object.keys(errors).length > 0 : [name].flat().some((one) => get(errors, one) !== undefined);
    let had = hasProblem(control._formState.errors);
    return control._subscribe({
      ...options,
      callback: (now) => {
        const isNone = !had && !hasProblem(now.errors);
        had = !isNone && hasProblem(now.errors);
        if (!isNone || !wantsErrorsOnly(formState)) callback(now);
      },
    });
  };
  return Object.create(control, { _subscribe: { value: subscribe } }) as Control;
}

/** Whether only errors are subscribed to. react-admin's inputs also check `disabled`, which ours never are. */
const wantsErrorsOnly = (subscribed: object): boolean =>
  Object.entries(subscribed).every(([key, isOn]) => !isOn || key === 'errors' || key === 'disabled');
