/** The link of a row, the stop of a card, the button of a plain table. */
const stops = '[data-row] [data-stop], [data-row] a, tbody :is(a, button)';
/** So long somebody waits for the rows of what they have typed, in milliseconds; and how often it is looked. */
const patience = 3_000;
const look = 30;

/**
 * Leads from a field above a list to the first row of it, once the rows are those that are to be shown; whoever goes elsewhere meanwhile stays
 * there. In: `isSettled`: whether the list knows what stands in the field. Out: calls it off.
 */
export function toFirstRow(field: HTMLElement, isSettled: () => boolean): () => void {
  const since = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = () => {
    if (document.activeElement !== field) return;
    const row = isSettled() ? firstBelow(field) : null;
    if (row && !row.closest('[aria-busy="true"]')) row.focus();
    else if (performance.now() - since < patience) timer = setTimeout(step, look);
  };
  step();
  return () => clearTimeout(timer);
}

/** That of the list which is nearest to it. */
function firstBelow(field: HTMLElement): HTMLElement | null {
  for (let around = field.parentElement; around; around = around.parentElement) {
    const row = around.querySelector<HTMLElement>(stops);
    if (row) return row;
  }
  return null;
}
