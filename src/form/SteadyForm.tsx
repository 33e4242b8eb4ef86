import { useState, type ReactNode } from 'react';
import { FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form';

/**
 * react-hook-form hands out its methods anew with each state of the form. Here they stay the same: those that ask for a state
 * subscribe to it, nobody else is drawn again.
 */
export function SteadyForm({ children }: { children: ReactNode }) {
  const form = useFormContext();
  const [methods] = useState(() => ({ ...form, subscribe: sharing(form.subscribe) }));
  return <FormProvider {...methods}>{children}</FormProvider>;
}

type Subscribe = UseFormReturn['subscribe'];
type Callback = Parameters<Subscribe>[0]['callback'];

/** Every input of react-admin wants to know with each key whether it is changed: one subscription answers them all. */
function sharing(subscribe: Subscribe): Subscribe {
  const callbacks = new Set<Callback>();
  let end: (() => void) | undefined;
  return (options) => {
    const { callback, formState } = options;
    if ('name' in options || !formState?.dirtyFields || !formState.values) return subscribe(options);
    callbacks.add(callback);
    end ??= subscribe({ formState: { values: true, dirtyFields: true }, callback: (state) => { for (const tell of callbacks) tell(state); } });
    return () => {
      callbacks.delete(callback);
      if (callbacks.size > 0) return;
      end?.();
      end = undefined;
    };
  };
}
