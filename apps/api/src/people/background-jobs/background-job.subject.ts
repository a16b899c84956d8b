import { defineSubject } from '../../platform/subjects/subject.ts';
import { BackgroundJob } from './background-job.entity.ts';

export const backgroundJobSubject = defineSubject({
  entity: BackgroundJob,
  page: '/account/background-jobs',
  history: 'none',
  exported: false,
  stored: `select storage_key as key, file_size as size, sha256, file_name || ' of background job ' || id as name from background_job
    where storage_key is not null`,
});
