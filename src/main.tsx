import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from './Start';
import { invalidateAfterWrites } from './cache/afterWrites';
import { queryClient } from './cache/queryClient';
import { watchForServer } from './cache/whenBack';
import { sessionQuery } from './session/session';

// zod, which arrives with the first page that checks something, would try to compile its checks with `new Function`,
// which the Content-Security-Policy refuses and reports. This is the object that `z.config` writes to.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchForServer();
// Both questions go out at once: what this instance is (in Start), and who is signed in.
void queryClient.prefetchQuery(sessionQuery);
invalidateAfterWrites(queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
