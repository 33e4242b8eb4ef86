import { register } from 'tsx/esm/api';

// What compiles TypeScript in the main thread does not do so in another of its own accord.
register();
await import('./worker.ts');
