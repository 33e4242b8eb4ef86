import type { Line } from '../../../domain/publicViews/facts';
import { ShownLine } from '../record/Facts';

/** Contact details and address. */
export function ContactAddress({ lines }: { lines: readonly Line[] }) {
  return lines.length === 0 ? null : (
    <address className="record-view__contact">
      {lines.map((line, index) => (
        <span key={index}>
          <ShownLine line={line} />
        </span>
      ))}
    </address>
  );
}
