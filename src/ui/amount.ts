/** `125000.5` as `125’000.50`, the Swiss way; kept as text, so that no digit is lost. What is no number stays as it is. */
export function groupedAmount(value: string): string {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === '') return value;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${sign}${grouped}${cents && `.${cents.padEnd(2, '0')}`}`;
}
