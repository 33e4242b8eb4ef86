// Workers take no loader of their parent along: this one brings TypeScript first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
