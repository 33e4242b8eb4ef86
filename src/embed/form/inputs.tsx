import { useId, type ReactNode } from 'react';
import { useForm } from './context';

/** A label and its input, with a hint and the error at a path. */
export function Frame({
  path,
  label,
  help,
  children,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  children: (attributes: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'data-field': string;
  }) => ReactNode;
}) {
  const problem = useForm().problems[path];
  const id = useId();
  const described = [...(help ? [`${id}-help`] : []), ...(problem ? [`${id}-problem`] : [])].join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described || undefined,
        'data-field': path,
      })}
      {help && (
        <p className="hint" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** Several inputs under one label. Shows the error at a path. */
export function Group({
  path,
  label,
  className,
  children,
}: {
  path: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const problem = useForm().problems[path];
  const id = useId();
  return (
    <fieldset
      className={className}
      data-field={path}
      tabIndex={-1}
      data-invalid={problem !== undefined || undefined}
      aria-describedby={problem ? id : undefined}
    >
      <legend>{label}</legend>
      {problem && (
        <p className="problem" id={id}>
          {problem}
        </p>
      )}
      {children}
    </fieldset>
  );
}

export function CheckBox({
  label,
  checked,
  onChange,
  ...sent
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What a form sends without scripts. */
  name?: string;
  value?: string | number;
}) {
  return (
    <label className="box">
      <input
        {...sent}
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />{' '}
      <span>{label}</span>
    </label>
  );
}
