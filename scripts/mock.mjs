// `npm run mock`: runs the mock in this process, which ends with npm. Plain JavaScript, because tsx's command would be
// another process in between.
import { register } from 'tsx/esm/api';
import { endWithNpm } from './endWithNpm.mjs';

register();
endWithNpm('mock');
await import('../mock-server/main.ts');
