/**
 * The playground of an embed's documentation: shows the embed with the chosen options and variables, and the code
 * for them. It uses the same script and element as a host page.
 */
export {};

const form = document.getElementById('playground') as HTMLFormElement;
const shown = document.getElementById('shown') as HTMLElement;
const code = document.getElementById('code') as HTMLElement;
const copied = document.getElementById('copied') as HTMLElement;
const { tag = '', source = '', collection } = form.dataset;

interface Chosen {
  name: string;
  value: string | number | boolean;
}

/** The inputs whose value is not the one of an embed without options. */
function chosen(kind: 'option' | 'variable'): Chosen[] {
  const inputs = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-${kind}]`)];
  return inputs.flatMap((input): Chosen[] => {
    const name = input.dataset[kind] ?? '';
    const { value } = input;
    if (input instanceof HTMLSelectElement) return [{ name, value }];
    if (input.type === 'checkbox') return input.checked ? [{ name, value: true }] : [];
    if (value === input.defaultValue || value === '') return [];
    return [{ name, value: input.type === 'number' ? Number(value) : value }];
  });
}

function draw(): void {
  const options = Object.fromEntries(chosen('option').map(({ name, value }) => [name, value]));
  const variables = chosen('variable').map(({ name, value }) => [name, String(value)] as const);
  const element = document.createElement(tag) as HTMLElement & { options: object };
  element.options = { ...options, disableTelemetry: true };
  if (collection) element.setAttribute('collection', collection);
  for (const [name, value] of variables) element.style.setProperty(name, value);
  shown.replaceChildren(element);

  const { locale, ...others } = options;
  const attributes = [
    ...(collection ? [`collection="${collection}"`] : []),
    `locale="${String(locale)}"`,
    ...(Object.keys(others).length > 0 ? [`options='${JSON.stringify(others)}'`] : []),
    ...(variables.length > 0 ? [`style="${variables.map(([name, value]) => `${name}: ${value}`).join('; ')}"`] : []),
  ];
  code.textContent = `<script src="${source}"></script>\n<${tag}\n  ${attributes.join('\n  ')}\n></${tag}>`;
  copied.textContent = '';
}

form.addEventListener('change', draw);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(draw));
document.getElementById('copy')?.addEventListener('click', () => {
  // Without a secure connection there is no clipboard: the code is selected, ready to be copied.
  const select = () => getSelection()?.selectAllChildren(code);
  void (navigator.clipboard?.writeText(code.textContent ?? '') ?? Promise.reject(new Error('no clipboard'))).then(
    () => (copied.textContent = 'Copied.'),
    () => {
      select();
      copied.textContent = 'Selected: copy it with Ctrl+C.';
    },
  );
});
draw();
