// `npm run mock`: the mock in this very process, which ends with npm. Plain JavaScript, since tsx's own command would
// stand between.
import { register } from 'tsx/esm/api';
import { endWithNpm } from './endWithNpm.mjs';

register();
endWithNpm('mock');
await import('../mock-server/main.ts');
