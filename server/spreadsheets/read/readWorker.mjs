import { register } from 'tsx/esm/api';

// tsx does not carry over to worker threads, so register it here too.
register();
await import('./worker.ts');
