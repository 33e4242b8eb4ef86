import { register } from 'tsx/esm/api';

// Worker threads do not inherit tsx, so it is registered here too.
register();
await import('./worker.ts');
