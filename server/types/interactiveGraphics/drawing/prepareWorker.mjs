// Workers do not inherit their parent's loader, so this one registers TypeScript first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
