/** The symbol of a marker: its number, or an icon for video or audio. Plain SVG, because public pages use it too. */
export function MarkerIcon({ symbol, number }: { symbol: string; number: string }) {
  if (symbol === 'video')
    return (
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M8 5v14l11-7z" fill="currentColor" />
      </svg>
    );
  if (symbol === 'audio')
    return (
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M4 9v6h4l5 4V5L8 9zm12 3a4 4 0 0 0-2-3.5v7A4 4 0 0 0 16 12z" fill="currentColor" />
      </svg>
    );
  return <span aria-hidden="true">{number}</span>;
}
