import type { TypeModule } from '../../engine/typeModule';
import * as createJobs from './migrations/031-jobs';

export const jobsModule: TypeModule = { migrations: { '031-jobs': createJobs } };
