// `npm run mock`: the mock in this process, which ends with npm. Plain JavaScript, as tsx's command would be in
// between.
import { register } from 'tsx/esm/api';
import { endWithNpm } from './endWithNpm.mjs';

register();
endWithNpm('mock');
await import('../mock-server/main.ts');
