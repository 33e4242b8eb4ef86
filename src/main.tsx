import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './Start';
import { invalidateAfterWrites } from './cache/afterWrites';
import { queryClient, watchForServer } from './cache/queryClient';
import { sessionQuery } from './session/session';

// zod loads with the first page that validates something. It would compile its checks with `new Function`, which the
// content security policy blocks and reports. `z.config` writes to this object.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchForServer();
// Both requests start immediately: for the configuration (in Start) and for the session.
void queryClient.prefetchQuery(sessionQuery);
invalidateAfterWrites(queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
