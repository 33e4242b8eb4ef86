import type { DemoItem } from './inbox/demoItem';
import { otherItems } from './inbox/otherItems';
import { projectItems } from './inbox/projectItems';

export { OWN_SOURCE, type DemoItem } from './inbox/demoItem';

/**
 * The demo's inbox: 76 items of every type, source and status, with every kind of difference, some of them conflicts.
 */
export function demoInbox(): DemoItem[] {
  return [...projectItems(), ...otherItems()];
}
