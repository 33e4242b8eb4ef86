import { useState, type ReactNode } from 'react';
import { FormProvider, get, useFormContext, type Control, type FieldErrors, type UseFormReturn } from 'react-hook-form';

/**
 * react-hook-form hands out its methods anew with each state of the form. Here they stay the same: those that ask for a
 * state subscribe to it, nobody else is drawn again.
 */
export function SteadyForm({ children }: { children: ReactNode }) {
  const form = useFormContext();
  const [methods] = useState(() => ({ ...form, subscribe: sharing(form.subscribe), control: quiet(form.control) }));
  return <FormProvider {...methods}>{children}</FormProvider>;
}

type Subscribe = UseFormReturn['subscribe'];
type Callback = Parameters<Subscribe>[0]['callback'];

/**
 * Every input of react-admin wants to know with each key whether it is changed: one subscription answers them all, and
 * none where the field that was typed in stays as changed as it was.
 */
function sharing(subscribe: Subscribe): Subscribe {
  const callbacks = new Set<Callback>();
  /** Of fields that were changed since an input came: whether they are others than at the beginning. */
  const told = new Map<string, boolean>();
  const tell: Callback = (state) => {
    const { name, dirtyFields } = state;
    if (name !== undefined) {
      const dirty: unknown = get(dirtyFields, name);
      if (typeof dirty !== 'object' && told.get(name) === Boolean(dirty)) return;
      told.set(name, Boolean(dirty));
    }
    for (const callback of callbacks) callback(state);
  };
  let end: (() => void) | undefined;
  return (options) => {
    const { callback, formState } = options;
    if ('name' in options || !formState?.dirtyFields || !formState.values) return subscribe(options);
    callbacks.add(callback);
    told.clear();
    end ??= subscribe({ formState: { values: true, dirtyFields: true }, callback: tell });
    return () => {
      callbacks.delete(callback);
      if (callbacks.size > 0) return;
      end?.();
      end = undefined;
    };
  };
}

/**
 * Each check of a form that finds nothing tells all inputs that there are no problems, twice with every save. Who asks
 * for problems alone hears of it only where there is one, or was: else a save would draw the whole form before it
 * begins.
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
        if (!isNone || !asksForProblems(formState)) callback(now);
      },
    });
  };
  return Object.create(control, { _subscribe: { value: subscribe } }) as Control;
}

/** Whether nothing else is asked for; react-admin's inputs look whether they are switched off, which ours never are. */
const asksForProblems = (asked: object): boolean =>
  Object.entries(asked).every(([key, isAsked]) => !isAsked || key === 'errors' || key === 'disabled');
